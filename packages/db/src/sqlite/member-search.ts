import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/db'
import { findNumbers, readTrigramMatch, toTrigramMatch } from './trigrams'

type NumbersFrom = (from: number | null, most: number) => Promise<number[]>

async function numbersIn(
  db: Db,
  { index, runs }: { index: RawBuilder<unknown>; runs: RawBuilder<unknown> },
  words: string,
  isOldestFirst: boolean,
): Promise<NumbersFrom | null> {
  const match = toTrigramMatch(words) && (await readTrigramMatch(db, runs, words))
  if (match === null) return null
  return (from, most) => findNumbers(db, index, match, { from, isUpwards: isOldestFirst, most })
}

/**
 * The members with each of these words somewhere in their name or email, whatever their capitals, as `user_id`.
 * @param most how many are looked for, the newest first
 * @returns null when all words are too short
 */
export async function membersContaining(
  db: Db,
  words: string,
  most: number,
): Promise<RawBuilder<unknown> | null> {
  const match = await readTrigramMatch(db, sql`member_search_runs`, words)
  if (match === null) return null
  return sql`select n.user_id from (select rowid as seq from member_search where member_search match ${match}
    order by rowid desc limit ${most}) f join member_numbers n on n.seq = f.seq`
}

/** As `membersContaining`, by their numbers, from one on. @returns null when all words are short */
export const memberNumbers = (db: Db, words: string, isOldestFirst: boolean): Promise<NumbersFrom | null> =>
  numbersIn(db, { index: sql`member_search`, runs: sql`member_search_runs` }, words, isOldestFirst)

/** The stores with each of these words somewhere in their name, address, or their seller's name or email, as `store_id`. */
export async function storesContaining(
  db: Db,
  words: string,
  most: number,
): Promise<RawBuilder<unknown> | null> {
  const match = await readTrigramMatch(db, sql`store_search_runs`, words)
  if (match === null) return null
  return sql`select n.store_id from (select rowid as seq from store_search where store_search match ${match}
    order by rowid desc limit ${most}) f join store_numbers n on n.seq = f.seq`
}

/** As `storesContaining`, by their numbers, from one on. @returns null when all words are short */
export const storeNumbers = (db: Db, words: string, isOldestFirst: boolean): Promise<NumbersFrom | null> =>
  numbersIn(db, { index: sql`store_search`, runs: sql`store_search_runs` }, words, isOldestFirst)

/**
 * The numbers of the applications with each of these words somewhere in the names on them, or their applicant's name or email,
 * from one on. @returns null when all words are short
 */
export const applicationNumbers = (
  db: Db,
  words: string,
  isOldestFirst: boolean,
): Promise<NumbersFrom | null> =>
  numbersIn(db, { index: sql`application_search`, runs: sql`application_search_runs` }, words, isOldestFirst)
