import { type RawBuilder, sql } from 'kysely'

/** The index holds runs of three signs: shorter words are not in it. */
const SHORTEST = 3

const quote = (word: string): string => `"${word.replaceAll('"', '""')}"`

/**
 * The members with each of these words somewhere in their name or email, whatever their capitals.
 * @param most how many are looked for, the newest first
 * @returns null when all words are too short
 */
export function membersContaining(words: string, most: number): RawBuilder<unknown> | null {
  const long = words.split(/[\s\0]+/).filter((word) => [...word].length >= SHORTEST)
  if (long.length === 0) return null
  return sql`select n.user_id from (select rowid as seq from member_search where member_search match
    ${long.map(quote).join(' AND ')} order by rowid desc limit ${most}) f join member_numbers n on n.seq = f.seq`
}
