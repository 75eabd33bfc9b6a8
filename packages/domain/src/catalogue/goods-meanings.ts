import { categoryMeant } from './category-synonyms'
import { GOODS_WORDS } from './goods-words'
import { countEdits, foldWord, isUnspaced, parseSearch, type SearchTerm } from './search'

/** Words as the search reads them: small letters without marks, a blank for every sign between them. */
const normalise = (word: string): string =>
  foldWord(word.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const GROUPS: readonly (readonly string[])[] = GOODS_WORDS.map((line) => line.split(', ').map(normalise))

/** Of one Chinese character: it stands in many other words, so that it is understood, but not looked for. */
const isOneSign = (word: string): boolean => isUnspaced(word) && word.length === 1

/** Each word with all words for the same goods. Some, such as 裙子, stand for two kinds. */
const MEANINGS: ReadonlyMap<string, readonly string[]> = (() => {
  const meanings = new Map<string, Set<string>>()
  for (const group of GROUPS)
    for (const word of group) {
      const words = meanings.get(word) ?? new Set()
      for (const other of group) if (other !== word && !isOneSign(other)) words.add(other)
      meanings.set(word, words)
    }
  return new Map([...meanings].map(([word, others]) => [word, [...others]]))
})()

const MOST_WORDS = Math.max(...[...MEANINGS.keys()].map((word) => word.split(' ').length))
const LONGEST_RUN = Math.max(...[...MEANINGS.keys()].filter(isUnspaced).map((word) => word.length))

/** Other words for the same goods; none for a word that is not in the list. */
export const wordsForSame = (text: string): readonly string[] => MEANINGS.get(normalise(text)) ?? []

/** Terms of a query that are one word of the list together, or one term alone. */
export interface SearchUnit {
  terms: readonly SearchTerm[]
  /** Other words for the same goods. */
  others: readonly string[]
}

/** The words of the list, of two characters at least, that a Chinese run is made of; null where something is left over. */
function splitRun(run: string): string[] | null {
  const words: string[] = []
  for (let at = 0; at < run.length; ) {
    let length = Math.min(LONGEST_RUN, run.length - at)
    while (length > 1 && !MEANINGS.has(run.slice(at, at + length))) length--
    if (length < 2) return null
    words.push(run.slice(at, at + length))
    at += length
  }
  return words
}

const splitRuns = (term: SearchTerm): readonly SearchTerm[] => {
  if (!term.isPhrase || MEANINGS.has(term.text)) return [term]
  return splitRun(term.text)?.map((text) => ({ text, isPhrase: true })) ?? [term]
}

/** Puts terms together that are one word of the list, such as "jam tangan": as many as possible each time. */
export function groupTerms(terms: readonly SearchTerm[]): SearchUnit[] {
  const all = terms.flatMap(splitRuns)
  const units: SearchUnit[] = []
  for (let at = 0; at < all.length; ) {
    let count = Math.min(MOST_WORDS, all.length - at)
    const said = () =>
      all
        .slice(at, at + count)
        .map(({ text }) => text)
        .join(' ')
    while (count > 1 && wordsForSame(said()).length === 0) count--
    units.push({ terms: all.slice(at, at + count), others: wordsForSame(said()) })
    at += count
  }
  return units
}

/** The words of the list that are nearest to a mistyped one with the same first letter, within so many edits. */
export function nearestGoodsWords(typed: string, limit: number): string[] {
  const word = normalise(typed)
  return [...MEANINGS.keys()]
    .filter((known) => known.charAt(0) === word.charAt(0) && !known.includes(' ') && !isUnspaced(known))
    .map((known) => ({ known, edits: countEdits(word, known, limit) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .map(({ known }) => known)
}

/** Words that say nothing of the goods. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and for from in of on or the to with atau dan dari dengan di ke untuk yang 和 的 给'.split(' '),
)

const isForGoods = (word: string): boolean => wordsForSame(word).length > 0 || categoryMeant(word) !== null

/** So many are searched for at most. */
const MAX_WIDER = 4

/**
 * What to search for where nothing has all words of a query, the nearest first: without words such as "for", without one of the
 * others, then each word for goods alone. Words that are for goods, and the last ones, are kept longest.
 */
export function widenQuery(query: string): string[] {
  const words = groupTerms(parseSearch(query)).map(({ terms }) => terms.map(({ text }) => text).join(' '))
  const kept = words.filter((word) => !FILLERS.has(word))
  const forGoods = kept.filter(isForGoods)
  const dropped = kept.toSorted((a, b) => Number(isForGoods(a)) - Number(isForGoods(b)))
  const wider = [
    kept,
    ...dropped.map((word) => kept.filter((other) => other !== word)),
    ...forGoods.toReversed(),
  ]
  const queries = new Set(wider.map((some) => [some].flat().join(' ')))
  queries.delete(words.join(' '))
  queries.delete('')
  return [...queries].slice(0, MAX_WIDER)
}
