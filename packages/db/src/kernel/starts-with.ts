import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Sorts behind every other character. */
const LAST_CHARACTER = '\u{10ffff}'

/** A condition: the column starts with the text. Written as a range, so that an index of the column serves it. */
export const startsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql`${column} >= ${text} and ${column} < ${`${text}${LAST_CHARACTER}`}`
