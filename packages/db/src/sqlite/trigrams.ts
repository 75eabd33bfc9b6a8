import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/db'

/** An index of trigrams holds runs of three characters: shorter words are not in it. */
const SHORTEST = 3

const quote = (word: string): string => `"${word.replaceAll('"', '""')}"`

/** The same in an index that does not keep where they stand: what has all their runs, in whatever order. */
export function toTrigramSet(words: readonly string[]): string | null {
  const runs = words.flatMap((word) => {
    const characters = [...word.replaceAll('\0', '')]
    return characters.slice(SHORTEST - 1).map((_, at) => characters.slice(at, at + SHORTEST).join(''))
  })
  return runs.length === 0 ? null : [...new Set(runs)].map(quote).join(' AND ')
}

/** What finds the rows with each of these words somewhere in them; null when all words are too short. */
export function toTrigramMatch(words: string): string | null {
  const long = words.split(/[\s\0]+/).filter((word) => [...word].length >= SHORTEST)
  return long.length === 0 ? null : long.map(quote).join(' AND ')
}

const MAX_RUNS = 200
const AFTER_ALL = '\u{10ffff}'
const isShort = (word: string): boolean => [...word].length < SHORTEST

/**
 * The same where short words that are not Latin count, too: one Chinese character or two are a name. They are found by the runs
 * that begin with them, so texts are in the index with two blanks behind them.
 * @param runs the table of the index's runs
 */
export async function readTrigramMatch(
  db: Db,
  runs: RawBuilder<unknown>,
  words: string,
): Promise<string | null> {
  const all = [...new Set(words.split(/[\s\0]+/))].filter((word) => word !== '')
  const parts: string[] = []
  for (const word of all) {
    if (!isShort(word)) parts.push(quote(word))
    else if (/\P{ASCII}/u.test(word)) {
      const start = word.toLowerCase()
      const { rows } = await sql<{ term: string }>`select term from ${runs}
        where term >= ${start} and term < ${`${start}${AFTER_ALL}`} limit ${sql.lit(MAX_RUNS)}`.execute(db)
      // A run that no text has finds nothing.
      parts.push(`(${[AFTER_ALL.repeat(SHORTEST), ...rows.map(({ term }) => term)].map(quote).join(' OR ')})`)
    }
  }
  return parts.length === 0 ? null : parts.join(' AND ')
}

/**
 * The row numbers of a table of trigrams that match, from one on. FTS5 leaps over what does not match only upwards;
 * downwards it looks at each row that has one of the runs. So all that match are looked for upwards first, which is enough
 * where they are few; where they are many, the last ones are soon met downwards.
 */
export async function findNumbers(
  db: Db,
  table: RawBuilder<unknown>,
  match: string,
  { from, isUpwards, most }: { from: number | null; isUpwards: boolean; most: number },
): Promise<number[]> {
  const beyond = isUpwards ? sql`rowid > ${from ?? 0}` : sql`rowid < ${from ?? Number.MAX_SAFE_INTEGER}`
  const find = async (order: 'asc' | 'desc'): Promise<number[]> => {
    const { rows } = await sql<{
      seq: number
    }>`select rowid as seq from ${table} where ${table} match ${match}
      and ${beyond} order by rowid ${sql.raw(order)} limit ${most}`.execute(db)
    return rows.map(({ seq }) => seq)
  }
  const lowest = await find('asc')
  if (isUpwards) return lowest
  return lowest.length < most ? lowest.reverse() : find('desc')
}
