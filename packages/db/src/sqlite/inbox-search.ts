import { sql } from 'kysely'
import type { Db } from '../kernel/db'
import { findNumbers, toTrigramMatch } from './trigrams'

/**
 * The numbers of the entries of inboxes with each of these words somewhere in the name, the email, what it is about or the
 * text.
 * @returns null when all words are too short
 */
export function entryNumbers(db: Db, words: string, isOldestFirst: boolean) {
  const match = toTrigramMatch(words)
  if (match === null) return null
  return (from: number | null, most: number): Promise<number[]> =>
    findNumbers(db, sql`inbox_search`, match, { from, isUpwards: isOldestFirst, most })
}
