import { readStored, writeStored } from '../../lib/stored'

/** Kept with whose it is: nobody reads on a shared device what someone else looked at. */
interface Kept {
  who: string
  words: string[]
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'who' in value &&
  'words' in value &&
  Array.isArray(value.words) &&
  value.words.every((word) => typeof word === 'string')

/** A short list in this browser, the latest first. @param who the member's id; empty for a visitor */
export function readRemembered(key: string, who: string): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    return isKept(kept) && kept.who === who ? kept.words : []
  } catch {
    return []
  }
}

export function remember(key: string, who: string, typed: string, most: number): void {
  const words = typed.trim()
  if (words === '') return
  const others = readRemembered(key, who).filter((other) => other.toLowerCase() !== words.toLowerCase())
  writeStored(key, JSON.stringify({ who, words: [words, ...others].slice(0, most) }))
}
