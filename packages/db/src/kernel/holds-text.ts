import { type SqlBool, sql } from 'kysely'
import { positionIn } from './dialect'

/** As the database does it: other letters than A to Z stay as they are. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const startWords = (text: string): string =>
  text.toLowerCase().replace(/(^|[^\p{L}\p{M}])(\p{L})/gu, (_all, before: string, letter: string) => {
    return `${before}${letter.toUpperCase()}`
  })

/**
 * Whether a text stands in another, whatever the case of A to Z. Of other letters the ways are tried in which names are written:
 * as it was typed, small, in capitals, and with a capital at each word.
 * @param column an expression of SQL
 */
export function holdsText(column: string, text: string) {
  const ways = new Set([text, text.toLowerCase(), text.toUpperCase(), startWords(text)].map(lowerAscii))
  const found = [...ways].map((way) => sql`${positionIn(`lower(${column})`, way)} > 0`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
