import {
  allowedTypos,
  type CategorySlug,
  categoryMeant,
  countEdits,
  foldWord,
  listWords,
  parseSearch,
  type SearchTerm,
  segmentText,
} from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../kernel/db'
import { jsonColumn } from '../kernel/json-column'
import type { Tx } from '../kernel/tx'
import { byIndex } from './dialect'

/** An item by its row number. The title's matches of a search are of tier 0; the lower, the more relevant. */
export interface Hit {
  seq: number
  tier: number
}

/** Matches on sale that are looked at; of a word that more items have, the newest count. */
export const MAX_MATCHES = 500

/** The index keeps the beginnings of this many letters; longer ones it would have to gather from all their words. */
const LONGEST_KEPT_BEGINNING = 3
/** Words that one prefix expands to at most. */
const MAX_WORDS = 20

const AFTER_ALL = '\u{10ffff}'

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const isWord = ({ text, isPhrase }: SearchTerm): boolean =>
  !isPhrase && text.length > LONGEST_KEPT_BEGINNING && !/\p{N}/u.test(text)

const readWords = jsonColumn('the words of a beginning', z.array(z.string()))

/** For each of these beginnings the words that have it. */
async function findWords(db: Db, beginnings: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (beginnings.length === 0) return new Map()
  const { rows } = await sql<{ beginning: string; words: string }>`select typed.value as beginning,
    (select json_group_array(word) from (select word from search_words
      where word >= typed.value and word < typed.value || ${AFTER_ALL} order by word limit ${sql.lit(MAX_WORDS)})) as words
    from json_each(${JSON.stringify(beginnings)}) typed`.execute(db)
  return new Map(rows.map(({ beginning, words }) => [beginning, readWords(words)]))
}

function matchTerm({ text, isPhrase }: SearchTerm, words: readonly string[]): string {
  if (isPhrase) return quote(segmentText(text).trim())
  const isKeptBeginning = text.length > 1 && text.length <= LONGEST_KEPT_BEGINNING
  // Few have a number that begins with letters; a plain one, such as a year, thousands may have.
  if (isKeptBeginning || (/\p{N}/u.test(text) && /\p{L}/u.test(text))) return `${quote(text)}*`
  return words.length === 0 ? quote(text) : `(${[...new Set([text, ...words])].map(quote).join(' OR ')})`
}

/** What finds everything of a category: its English name is in the index with each of its items. */
const inCategory = (slug: CategorySlug): string => `{category} : ${quote(slug)}`

/** @param slug the category that these words mean, whose goods are found by them too */
const orInCategory = (expression: string, slug: CategorySlug | null): string =>
  slug === null ? expression : `(${expression} OR ${inCategory(slug)})`

/**
 * FTS5's expression for a query: all words, each by its beginning; Chinese runs as phrases; single letters
 * and plain numbers as they are; words for a category find what is in it, too. Null when nothing is asked.
 */
export async function toMatch(db: Db, query: string): Promise<string | null> {
  const terms = parseSearch(query)
  if (terms.length === 0) return null
  const words = await findWords(
    db,
    terms.filter(isWord).map(({ text }) => foldWord(text)),
  )
  const matches = terms.map((term) =>
    orInCategory(matchTerm(term, words.get(foldWord(term.text)) ?? []), categoryMeant(term.text)),
  )
  const all = matches.join(' AND ')
  // Some words for a category are several.
  return terms.length === 1 ? all : orInCategory(`(${all})`, categoryMeant(query))
}

const findIn = (columns: string, match: string): RawBuilder<number> =>
  sql`(select rowid as seq from item_search where item_search match ${`{${columns}} : (${match})`}
    and rowid >= (select min(seq) from newest))`

/** What is not on sale stays in the index of words, and must not use up the places of what is. */
const findNewest = (match: string): RawBuilder<unknown> =>
  sql`select item_search.rowid as seq, 0 as tier from item_search
    cross join items ${byIndex('items_facts')} on items.seq = item_search.rowid
    where item_search match ${match} and items.status = 'active'
    order by item_search.rowid desc limit ${sql.lit(MAX_MATCHES)}`

/** The newest matches, on sale or not: for staff. */
export const matchOfAnyStatus = (match: string): RawBuilder<Hit> =>
  sql`(select rowid as seq, 0 as tier from item_search where item_search match ${match}
    order by rowid desc limit ${sql.lit(MAX_MATCHES)})`

/** The newest matches, all of one tier: where their order by relevance does not count. */
export const matchUnranked = (match: string): RawBuilder<Hit> => sql`(${findNewest(match)})`

/**
 * The newest matches: those that have all words in the title, then those that have them in title, store and
 * category. FTS5's own rank is not asked for, because for each query it counts every item that has a word.
 */
export const matchItems = (match: string): RawBuilder<Hit> =>
  sql`(with newest as materialized (${findNewest(match)})
    select seq, case when seq in ${findIn('title', match)} then 0
      when seq in ${findIn('title store category', match)} then 1 else 2 end as tier from newest)`

/** Of these only those that have all words in the title: less to find, and all of it comes before the others. */
export const matchTitles = (match: string): RawBuilder<Hit> =>
  sql`(with newest as (${findNewest(match)}) select seq, 0 as tier from ${findIn('title', match)})`

export interface SearchText {
  seq: number
  title: string
  store: string
  /** Words of the category in every language. */
  category: string
  description: string
}

type Texts = Omit<SearchText, 'seq'>
const textsOf = ({ title, store, category, description }: Texts): string[] => [
  title,
  store,
  category,
  description,
]

/** Counts words that an item has now, and not those any more that it had. */
async function countWords(tx: Tx, added: readonly string[], gone: readonly string[]): Promise<void> {
  await sql`insert into search_words (word, uses) select value, 1 from json_each(${JSON.stringify(added)})
    where true on conflict do update set uses = uses + 1`.execute(tx)
  if (gone.length === 0) return
  const words = sql`(select value from json_each(${JSON.stringify(gone)}))`
  await sql`delete from search_words where uses = 1 and word in ${words}`.execute(tx)
  await sql`update search_words set uses = uses - 1 where word in ${words}`.execute(tx)
}

/**
 * Puts an item into the word index, or takes its place there anew.
 * @param before what it was found by until now; the index keeps no texts
 */
export async function indexItem(tx: Tx, item: SearchText, before: Texts | null = null): Promise<void> {
  const texts = textsOf(item)
  const columns = sql.join(texts.map(segmentText))
  await sql`delete from item_search where rowid = ${item.seq}`.execute(tx)
  await sql`insert into item_search (rowid, title, store, category, description)
    values (${item.seq}, ${columns})`.execute(tx)
  const words = new Set(listWords(texts.join(' ')))
  const were = new Set(before ? listWords(textsOf(before).join(' ')) : [])
  await countWords(
    tx,
    [...words].filter((word) => !were.has(word)),
    [...were].filter((word) => !words.has(word)),
  )
}

/** Words examined to correct a misspelled one. */
const MAX_CANDIDATES = 5_000

/**
 * The query with mistyped words replaced by the nearest words of the index; null when nothing is nearer.
 * Words are looked for among those with the same first letter.
 */
export async function correctQuery(db: Db, query: string): Promise<string | null> {
  const terms = parseSearch(query)
  let isCorrected = false
  const words: string[] = []
  for (const { text, isPhrase } of terms) {
    const limit = isPhrase ? 0 : allowedTypos(text.length)
    if (limit === 0) {
      words.push(text)
      continue
    }
    const typed = foldWord(text)
    const first = typed.charAt(0)
    const rows = await db
      .selectFrom('search_words')
      .select(['word', 'uses'])
      .where('word', '>=', first)
      .where('word', '<', `${first}${AFTER_ALL}`)
      .limit(MAX_CANDIDATES)
      .execute()
    let best: { word: string; edits: number; uses: number } | null = null
    for (const { word, uses } of rows) {
      if (word.startsWith(typed)) {
        best = { word: text, edits: 0, uses }
        break
      }
      const edits = countEdits(typed, word, limit)
      if (
        edits <= limit &&
        (best === null || edits < best.edits || (edits === best.edits && uses > best.uses))
      )
        best = { word, edits, uses }
    }
    words.push(best?.word ?? text)
    if (best && best.edits > 0) isCorrected = true
  }
  return isCorrected ? words.join(' ') : null
}

/** Takes items out of the search, by their row numbers. */
export async function unindexItems(tx: Tx, seqs: RawBuilder<unknown>): Promise<void> {
  await sql`delete from item_search where rowid in (${seqs})`.execute(tx)
}
