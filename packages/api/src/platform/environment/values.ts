import { z } from 'zod'

const QUOTED = /^(["'])(.*)\1$/s

/**
 * What a setting says, without spaces around it. Quotation marks that a shell and systemd take off stay with Docker;
 * an empty setting is none.
 */
export function cleanSetting(value: string | undefined): string | undefined {
  const text = value?.trim() ?? ''
  const inner = (QUOTED.exec(text)?.[2] ?? text).trim()
  return inner === '' ? undefined : inner
}

/** One of several words. */
export const word = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`)

export const onOrOff = word('on', 'off')

/** A whole number in decimal digits: nothing else that JavaScript takes for one. */
export function wholeNumber(min: number, max: number, what = 'a whole number') {
  const sentence = `must be ${what} from ${min} to ${max}.`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .pipe(z.number().min(min, sentence).max(max, sentence))
}
