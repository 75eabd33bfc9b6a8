import {
  allowedTypos,
  type BrowsePlace,
  type CategorySlug,
  categoryMeant,
  countEdits,
  foldWord,
  groupTerms,
  listWords,
  nearestSynonyms,
  parseSearch,
  type SearchTerm,
  type SearchUnit,
  type Synonyms,
  segmentText,
  synonymsOf,
} from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../kernel/db'
import { jsonColumn } from '../kernel/json-column'
import type { Tx } from '../kernel/tx'

/** The index keeps the beginnings of this many letters; longer ones it would have to gather from all their words. */
const LONGEST_KEPT_BEGINNING = 3
/** Words that one prefix expands to at most. */
const MAX_WORDS = 20

const AFTER_ALL = '\u{10ffff}'

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Words as they stand, one after the other. */
const quoteWords = (text: string): string => quote(segmentText(text).trim())

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

/** @param isWhole whether it is a whole word for goods: "beg" is a bag, and no beginner's kit */
function matchTerm({ text, isPhrase }: SearchTerm, words: readonly string[], isWhole: boolean): string {
  if (isPhrase) return quoteWords(text)
  const isKeptBeginning = text.length > 1 && text.length <= LONGEST_KEPT_BEGINNING
  // Few have a number that begins with letters; a plain one, such as a year, thousands may have.
  if ((isKeptBeginning && !isWhole) || (/\p{N}/u.test(text) && /\p{L}/u.test(text))) return `${quote(text)}*`
  return words.length === 0 ? quote(text) : `(${[...new Set([text, ...words])].map(quote).join(' OR ')})`
}

/** What finds everything of a category: its English name is in the index with each of its items. */
const inCategory = (slug: CategorySlug): string => `{category} : ${quote(slug)}`

const orOf = (expressions: readonly string[]): string =>
  expressions.length === 1 ? expressions.join() : `(${expressions.join(' OR ')})`

/** Whether the index keeps anything of a text: it has letters or numbers. */
const isIndexed = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * FTS5's expression for what is in a place, as far as the index knows: a category, a store by its name. Others may have the same
 * words; null for the whole market.
 */
export async function toPlaceMatch(
  db: Db,
  { category, storeId }: Pick<BrowsePlace, 'category' | 'storeId'>,
): Promise<string | null> {
  const parts: string[] = []
  if (category !== undefined) parts.push(inCategory(category))
  if (storeId !== undefined) {
    // Items of a store that was renamed just now are still found by the old name.
    const { rows } = await sql<{ name: string }>`select name from stores where id = ${storeId}
      union all select from_name from store_renames where store_id = ${storeId}`.execute(db)
    const names = [...new Set(rows.map(({ name }) => name))]
    if (names.length > 0 && names.every(isIndexed)) parts.push(`{store} : ${orOf(names.map(quoteWords))}`)
  }
  return parts.length === 0 ? null : parts.join(' AND ')
}

/** An expression that no row matches. */
const NOTHING = '""'

/** @param slug the category that these words mean, whose goods are found by them too */
const orInCategory = (expression: string, slug: CategorySlug | null): string =>
  slug === null ? expression : `(${expression} OR ${inCategory(slug)})`

/** One word of a query, or several that are one, with other words for the same goods. */
function matchUnit({ terms, others }: SearchUnit, words: ReadonlyMap<string, readonly string[]>): string {
  const isWhole = others.length > 0
  const own = terms.map((term) =>
    orInCategory(matchTerm(term, words.get(foldWord(term.text)) ?? [], isWhole), categoryMeant(term.text)),
  )
  const said = own.join(' AND ')
  // "Sarung Fon" is a phone case, and a store that sells more than those.
  return isWhole ? `((${said}) OR {title description} : ${orOf(others.map(quoteWords))})` : said
}

/**
 * FTS5's expression for a query: all words, each by its beginning; Chinese runs as phrases; single letters
 * and plain numbers as they are; words for a category find what is in it, and words for goods what has another word for them.
 * Punctuation alone finds nothing. Null when nothing is asked.
 */
export async function toMatch(db: Db, synonyms: Synonyms, query: string): Promise<string | null> {
  const terms = parseSearch(query)
  if (terms.length === 0) return query.trim() === '' ? null : NOTHING
  const words = await findWords(
    db,
    terms.filter(isWord).map(({ text }) => foldWord(text)),
  )
  const all = groupTerms(synonyms, terms)
    .map((unit) => matchUnit(unit, words))
    .join(' AND ')
  // Some words for a category are several.
  return terms.length === 1 ? all : orInCategory(`(${all})`, categoryMeant(query))
}

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
/** The nearest of them that are looked for among what is on sale. */
const MAX_NEAREST = 5
/** How many items with a word are checked for one on sale. A word in more items than that is not taken for a typing error. */
const MAX_HOLDERS = 500

/** Whether something on sale has one of these words. Items that are paused or removed stay in the index. */
async function isOnSale(db: Db, words: readonly string[]): Promise<boolean> {
  const match = words.map(quoteWords).join(' OR ')
  const { rows } = await sql<{ holders: number; onSale: number }>`select count(*) as holders,
    coalesce(sum(items.status = 'active'), 0) as "onSale"
    from (select rowid as seq from item_search where item_search match ${match} limit ${sql.lit(MAX_HOLDERS)}) held
    cross join items on items.seq = held.seq`.execute(db)
  const [found] = rows
  return found !== undefined && (found.onSale > 0 || found.holders === MAX_HOLDERS)
}

/** The nearest word that something on sale has; null when the typed one is such a word itself, or none is near. */
async function correctWord(db: Db, synonyms: Synonyms, typed: string, limit: number): Promise<string | null> {
  const first = typed.charAt(0)
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'uses'])
    .where('word', '>=', first)
    .where('word', '<', `${first}${AFTER_ALL}`)
    .limit(MAX_CANDIDATES)
    .execute()
  const begun = rows.filter(({ word }) => word.startsWith(typed)).slice(0, MAX_WORDS)
  if (begun.length > 0 && (await isOnSale(db, [typed, ...begun.map(({ word }) => word)]))) return null
  const near = rows
    .map((row) => ({ ...row, edits: countEdits(typed, row.word, limit) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.uses - a.uses)
  for (const { word } of near.slice(0, MAX_NEAREST)) if (await isOnSale(db, [word])) return word
  for (const word of nearestSynonyms(synonyms, typed, limit).slice(0, MAX_NEAREST))
    if (await isOnSale(db, [word, ...synonymsOf(synonyms, word)])) return word
  return null
}

/**
 * The query with mistyped words replaced by the nearest words of what is on sale; null when nothing is nearer. A word that
 * only items have that are off sale is a mistyped one, too: its search has found nothing.
 * Words are looked for among those with the same first letter.
 */
export async function correctQuery(db: Db, synonyms: Synonyms, query: string): Promise<string | null> {
  let isCorrected = false
  const words: string[] = []
  for (const { text, isPhrase } of parseSearch(query)) {
    const isKnown = isPhrase || categoryMeant(text) !== null || synonymsOf(synonyms, text).length > 0
    const limit = isKnown ? 0 : allowedTypos(text.length)
    const word = limit === 0 ? null : await correctWord(db, synonyms, foldWord(text), limit)
    words.push(word ?? text)
    if (word !== null) isCorrected = true
  }
  return isCorrected ? words.join(' ') : null
}

/**
 * Deletes words that nothing in the index has any more, such as those of sellers who left: what they were found by is not
 * kept, so nothing counts them down. Looks at some words after one. @returns the last one; null at the end
 */
export async function deleteUnusedWords(tx: Tx, after: string, limit: number): Promise<string | null> {
  const { rows } = await sql<{ word: string }>`select word from search_words where word > ${after}
    order by word limit ${limit}`.execute(tx)
  await sql`delete from search_words where word in (select value from json_each(${JSON.stringify(rows.map(({ word }) => word))}))
    and not exists (select 1 from item_search where item_search match '"' || search_words.word || '"')`.execute(
    tx,
  )
  return rows.at(-1)?.word ?? null
}

/** Takes items out of the search, by their row numbers. */
export async function unindexItems(tx: Tx, seqs: RawBuilder<unknown>): Promise<void> {
  await sql`delete from item_search where rowid in (${seqs})`.execute(tx)
}
