/** Chinese characters (rare ones beyond the basic plane too), kana and hangul: written without blanks. */
const CJK_RANGES =
  '\\u3005\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3ffff}'
const CJK = new RegExp(`[${CJK_RANGES}]`, 'u')
const CJK_EACH = new RegExp(`[${CJK_RANGES}]`, 'gu')
const RUNS = new RegExp(`[${CJK_RANGES}]+|[^${CJK_RANGES}]+`, 'gu')

/** Whether a text has characters that are written without blanks. */
export const isUnspaced = (text: string): boolean => CJK.test(text)

/** Puts blanks around every Chinese character, so that a word index can find any run of them. */
export const segmentText = (text: string): string => text.normalize('NFKC').replace(CJK_EACH, ' $& ')

/** As the word index keeps a word: small letters without their marks. */
export const foldWord = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const SHORTEST_WORD = 3
const LONGEST_WORD = 32

/** The words of a text that people may mistype or begin to type, each once; no numbers, no Chinese. */
export function listWords(text: string): string[] {
  const words = foldWord(segmentText(text)).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter(
    (word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && !/\p{N}/u.test(word),
  )
}

/** What a person may type at most; more is cut off. */
export const MAX_SEARCH_LENGTH = 100
const MAX_TERMS = 8

export interface SearchTerm {
  text: string
  /** A run of Chinese characters is looked for as a phrase, other words by their beginning. */
  isPhrase: boolean
}

/** The words of a query, lower case, without anything the index would take for an operator. */
export function parseSearch(query: string): SearchTerm[] {
  const words =
    query
      .slice(0, MAX_SEARCH_LENGTH)
      .normalize('NFKC')
      .slice(0, MAX_SEARCH_LENGTH)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words
    .flatMap((word) => word.match(RUNS) ?? [])
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, MAX_TERMS)
    .map((text) => ({ text, isPhrase: isUnspaced(text) }))
}

/** How many letters of a word of that length may be wrong: "kopii" one, "bateek" two. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/**
 * Edits between two words, counting a swap of neighbours as one (optimal string alignment, Damerau 1964).
 * Stops early and answers limit + 1 once the limit is passed.
 */
export function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = previous
    previous = row
  }
  return Math.min(previous[b.length] ?? 0, limit + 1)
}
