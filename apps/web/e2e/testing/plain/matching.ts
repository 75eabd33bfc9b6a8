import { childrenOf, type Element, squeeze, textOf } from './dom'

export type Wanted = string | RegExp

/** As Playwright compares: a part in any case, the whole when it has to be exact, or an expression. */
export function fits(text: string, wanted: Wanted, isExact = false): boolean {
  const said = squeeze(text)
  if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(said)
  const sought = squeeze(wanted)
  return isExact ? said === sought : said.toLowerCase().includes(sought.toLowerCase())
}

/** Whether an element is the innermost one with a text. */
export const saysItself = (element: Element, wanted: Wanted, isExact: boolean): boolean =>
  fits(textOf(element), wanted, isExact) &&
  !childrenOf(element).some((child) => fits(textOf(child), wanted, isExact))

/** What Playwright's matchers hand to a locator. */
export interface ExpectedText {
  string?: string
  regexSource?: string
  regexFlags?: string
  matchSubstring?: boolean
  ignoreCase?: boolean
  normalizeWhiteSpace?: boolean
}

export function meets(text: string, expected: ExpectedText): boolean {
  const said = expected.normalizeWhiteSpace ? squeeze(text) : text
  if (expected.regexSource !== undefined)
    return new RegExp(expected.regexSource, expected.regexFlags).test(said)
  const fold = (one: string) => (expected.ignoreCase ? one.toLowerCase() : one)
  const wanted = fold(expected.normalizeWhiteSpace ? squeeze(expected.string ?? '') : (expected.string ?? ''))
  return expected.matchSubstring ? fold(said).includes(wanted) : fold(said) === wanted
}
