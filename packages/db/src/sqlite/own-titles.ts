import { sql } from 'kysely'
import type { Db } from '../kernel/db'
import { toTrigramSet } from './trigrams'

/**
 * The row numbers of all items of the market whose titles may have each of these words somewhere in them: with other titles
 * among them, without any that has.
 * @returns null where there are more than `most`, or all words are too short
 */
export async function findRareTitles(
  db: Db,
  words: readonly string[],
  most: number,
): Promise<number[] | null> {
  const match = toTrigramSet(words)
  if (match === null) return null
  const { rows } = await sql<{ seq: number }>`select rowid as seq from item_titles
    where item_titles match ${match} limit ${most + 1}`.execute(db)
  return rows.length > most ? null : rows.map(({ seq }) => seq)
}
