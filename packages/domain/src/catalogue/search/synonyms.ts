import { categoryMeant } from './category-synonyms'
import { countEdits, foldWord, isUnspaced, parseSearch, type SearchTerm } from './search'

/** Words as the search reads them: small letters without marks, a blank for every character between them. */
export const plainWords = (words: string): string =>
  foldWord(words.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Of one Chinese character: it stands in many other words, so that it is understood, but not looked for. */
const isOneSign = (word: string): boolean => isUnspaced(word) && word.length === 1

/** Words that people look for the same goods by, made ready for the search by `makeSynonyms`. */
export interface Synonyms {
  /** Each word with all words for the same goods. Some, such as 裙子, stand for two kinds. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  /** Of the word that is made of the most. */
  readonly mostWords: number
  /** Characters of the longest word that is written without blanks. */
  readonly longestRun: number
}

/** @param groups words for the same goods; a word may stand in several groups */
export function makeSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const sets = new Map<string, Set<string>>()
  for (const group of groups.map((words) => words.map(plainWords).filter((word) => word !== '')))
    for (const word of group) {
      const others = sets.get(word) ?? new Set()
      for (const other of group) if (other !== word && !isOneSign(other)) others.add(other)
      sets.set(word, others)
    }
  const meanings = new Map([...sets].map(([word, others]) => [word, [...others]]))
  const words = [...meanings.keys()]
  const longest = (lengths: readonly number[]) => lengths.reduce((most, length) => Math.max(most, length), 1)
  return {
    meanings,
    mostWords: longest(words.map((word) => word.split(' ').length)),
    longestRun: longest(words.filter(isUnspaced).map((word) => word.length)),
  }
}

/** Other words for the same goods; none for a word that has none. */
export const synonymsOf = ({ meanings }: Synonyms, text: string): readonly string[] =>
  meanings.get(plainWords(text)) ?? []

/** Terms of a query that are one word together, such as "jam tangan", or one term alone. */
export interface SearchUnit {
  terms: readonly SearchTerm[]
  /** Other words for the same goods. */
  others: readonly string[]
}

/** The known words, of two characters at least, that a Chinese run is made of; null where something is left over. */
function splitRun({ meanings, longestRun }: Synonyms, run: string): string[] | null {
  const words: string[] = []
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longestRun, run.length - at)
    while (length > 1 && !meanings.has(run.slice(at, at + length))) length--
    if (length < 2) return null
    words.push(run.slice(at, at + length))
    at += length
  }
  return words
}

const splitRuns = (synonyms: Synonyms, term: SearchTerm): readonly SearchTerm[] => {
  if (!term.isPhrase || synonyms.meanings.has(term.text)) return [term]
  return splitRun(synonyms, term.text)?.map((text) => ({ text, isPhrase: true })) ?? [term]
}

/** Puts terms together that are one known word, such as "jam tangan": as many as possible each time. */
export function groupTerms(synonyms: Synonyms, terms: readonly SearchTerm[]): SearchUnit[] {
  const all = terms.flatMap((term) => splitRuns(synonyms, term))
  const units: SearchUnit[] = []
  for (let at = 0; at < all.length; ) {
    let count = Math.min(synonyms.mostWords, all.length - at)
    const othersOfSaid = () =>
      synonymsOf(
        synonyms,
        all
          .slice(at, at + count)
          .map(({ text }) => text)
          .join(' '),
      )
    while (count > 1 && othersOfSaid().length === 0) count--
    units.push({ terms: all.slice(at, at + count), others: othersOfSaid() })
    at += count
  }
  return units
}

/** The known words that are nearest to a mistyped one with the same first letter, within so many edits. */
export function nearestSynonyms({ meanings }: Synonyms, typed: string, limit: number): string[] {
  const word = plainWords(typed)
  return [...meanings.keys()]
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

const isForGoods = (synonyms: Synonyms, word: string): boolean =>
  synonymsOf(synonyms, word).length > 0 || categoryMeant(word) !== null

/** How many wider queries are tried at most. */
const MAX_WIDER = 4

/**
 * What to search for where nothing has all words of a query, the nearest first: without words such as "for", without one of the
 * others, then each word for goods alone. Words that are for goods, and the last ones, are kept longest.
 */
export function widenQuery(synonyms: Synonyms, query: string): string[] {
  const units = groupTerms(synonyms, parseSearch(query))
  const words = units.map(({ terms }) => terms.map(({ text }) => text).join(' '))
  const kept = words.filter((word) => !FILLERS.has(word))
  const isKept = (word: string) => isForGoods(synonyms, word)
  const forGoods = kept.filter(isKept)
  const dropped = kept.toSorted((a, b) => Number(isKept(a)) - Number(isKept(b)))
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
