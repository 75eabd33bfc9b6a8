import { type SqlBool, sql } from 'kysely'
import { positionIn } from './dialect'

/** As SQLite's `lower()`: only A to Z change. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const startWords = (text: string): string =>
  text.toLowerCase().replace(/(^|[^\p{L}\p{M}])(\p{L})/gu, (_all, before: string, letter: string) => {
    return `${before}${letter.toUpperCase()}`
  })

/**
 * A condition: the column contains the text. The case of A to Z is ignored. For other letters four spellings are tried: as
 * typed, in lower case, in upper case, and with each word capitalized.
 * @param column an SQL expression
 */
export function containsText(column: string, text: string) {
  const ways = new Set([text, text.toLowerCase(), text.toUpperCase(), startWords(text)].map(lowerAscii))
  const found = [...ways].map((way) => sql`${positionIn(`lower(${column})`, way)} > 0`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
