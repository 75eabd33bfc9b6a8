import { MAX_SCANNED } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { encodeTimeCursor, type TimeCursor, timePage } from './cursor'
import type { Db } from './db'
import { positionIn } from './dialect'

/** Whether each of these words stands in one of the columns; the case of Latin letters does not matter. */
export function holdsWords(words: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const all = [...new Set(words.split(/\s+/))].filter((word) => word !== '')
  const held = all.map((word) => {
    const places = columns.map((column) => sql`${positionIn(`lower(${column})`, sql`lower(${word})`)} > 0`)
    return sql`(${sql.join(places, sql` or `)})`
  })
  return held.length === 0 ? sql`true` : sql`${sql.join(held, sql` and `)}`
}

interface Walk<Row> {
  /** What is looked for; empty for all. */
  words: string
  /** So many entries are looked at for a page, where that is not what it is of most lists. */
  most?: number
  /** The entries of the list behind the cursor, in its order: so many, without the first ones. */
  entries(most: number, skipped: number): RawBuilder<TimeCursor>
  /** The first of these entries that hold the words, as they are shown. @param entries a table with `id` and `at` */
  read(entries: RawBuilder<TimeCursor>, most: number): Promise<readonly Row[]>
}

/**
 * A page of a list that is walked through in its order, because no index finds words in it. However few of it hold them, only
 * so much is looked at for a page; the next one goes on behind it, so a page may be empty and not be the last.
 */
export async function walkedPage<Row extends { id: string; createdAt: number }>(
  db: Db,
  { words, most = MAX_SCANNED, entries, read }: Walk<Row>,
  limit: number,
): Promise<{ page: Row[]; next: string | null }> {
  if (words === '') return timePage(await read(entries(limit + 1, 0), limit + 1), limit)
  const found = timePage(await read(entries(most, 0), limit + 1), limit)
  if (found.next !== null) return found
  const { rows } = await entries(2, most - 1).execute(db)
  const [last, beyond] = rows
  return { ...found, next: last && beyond ? encodeTimeCursor(last) : null }
}
