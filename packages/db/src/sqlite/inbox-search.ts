import { type RawBuilder, sql } from 'kysely'
import { toTrigramMatch } from './trigrams'

/**
 * The entries of inboxes with each of these words somewhere in the name, the email, what it is about or the text.
 * @param most how many are looked for, the newest first
 * @returns null when all words are too short
 */
export function entriesContaining(words: string, most: number): RawBuilder<unknown> | null {
  const match = toTrigramMatch(words)
  if (match === null) return null
  return sql`select e.id from (select rowid as seq from inbox_search where inbox_search match ${match}
    order by rowid desc limit ${most}) f join inbox_entries e on e.seq = f.seq`
}
