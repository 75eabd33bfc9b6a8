import { MAX_SCANNED } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { encodeTimeCursor, type TimeCursor, timePage } from './cursor'
import type { Db } from './db'
import { positionIn } from './dialect'

/** A condition: each of these words occurs in one of the columns. The case of A to Z is ignored. */
export function containsWords(words: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const all = [...new Set(words.split(/\s+/))].filter((word) => word !== '')
  const held = all.map((word) => {
    const places = columns.map((column) => sql`${positionIn(`lower(${column})`, sql`lower(${word})`)} > 0`)
    return sql`(${sql.join(places, sql` or `)})`
  })
  return held.length === 0 ? sql`true` : sql`${sql.join(held, sql` and `)}`
}

interface Scan<Row> {
  /** The words to search for; empty for all entries. */
  words: string
  /** How many entries to scan for a page; `MAX_SCANNED` by default. */
  most?: number
  /** The next `most` entries behind the cursor, in the order of the list, after skipping `skipped` of them. */
  entries(most: number, skipped: number): RawBuilder<TimeCursor>
  /** The first `most` of these entries that contain the words, as rows for the page. @param entries a table with `id` and `at` */
  read(entries: RawBuilder<TimeCursor>, most: number): Promise<readonly Row[]>
}

/**
 * A page of a list that is searched by scanning it in order, because no index covers its words. A page scans `most` entries and
 * no more; the next page continues behind them. So a page may be empty without being the last.
 */
export async function scanPage<Row extends { id: string; createdAt: number }>(
  db: Db,
  { words, most = MAX_SCANNED, entries, read }: Scan<Row>,
  limit: number,
): Promise<{ page: Row[]; next: string | null }> {
  if (words === '') return timePage(await read(entries(limit + 1, 0), limit + 1), limit)
  const found = timePage(await read(entries(most, 0), limit + 1), limit)
  if (found.next !== null) return found
  const { rows } = await entries(2, most - 1).execute(db)
  const [last, beyond] = rows
  return { ...found, next: last && beyond ? encodeTimeCursor(last) : null }
}
