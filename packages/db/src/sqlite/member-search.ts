import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/db'
import { findNumbers, toTrigramMatch } from './trigrams'

/**
 * The members with each of these words somewhere in their name or email, whatever their capitals.
 * @param most how many are looked for, the newest first
 * @returns null when all words are too short
 */
export function membersContaining(words: string, most: number): RawBuilder<unknown> | null {
  const match = toTrigramMatch(words)
  if (match === null) return null
  return sql`select n.user_id from (select rowid as seq from member_search where member_search match ${match}
    order by rowid desc limit ${most}) f join member_numbers n on n.seq = f.seq`
}

/** The same by their numbers, from one on. @returns null when all words are too short */
export function memberNumbers(db: Db, words: string, isOldestFirst: boolean) {
  const match = toTrigramMatch(words)
  if (match === null) return null
  return (from: number | null, most: number): Promise<number[]> =>
    findNumbers(db, sql`member_search`, match, { from, isUpwards: isOldestFirst, most })
}
