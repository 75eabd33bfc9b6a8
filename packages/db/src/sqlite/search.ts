import { allowedTypos, countEdits, parseSearch, segmentText } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../transact'
import type { Db } from './open'

/** Matches ranked at most; of a very common word the newest count. */
const MAX_MATCHES = 2_000

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** FTS5's expression for a query: all words, each by its beginning; Chinese runs as phrases. Null when nothing is asked. */
export function toMatch(query: string): string | null {
  const terms = parseSearch(query)
  if (terms.length === 0) return null
  return terms
    .map(({ text, isPhrase }) => (isPhrase ? quote(segmentText(text).trim()) : `${quote(text)}*`))
    .join(' AND ')
}

/** Row numbers and ranks of matching items: the title counts most, then category and store. */
export const matchItems = (match: string): RawBuilder<{ seq: number; rank: number }> =>
  sql`(select rowid as seq, bm25(item_search, 10.0, 4.0, 5.0, 1.0) as rank from item_search
      where item_search match ${match} order by rowid desc limit ${sql.lit(MAX_MATCHES)})`

export interface SearchText {
  seq: number
  title: string
  store: string
  /** Words of the category in every language. */
  category: string
  description: string
}

/** Puts an item into the word index, or takes its place there anew. */
export async function indexItem(tx: Tx, item: SearchText): Promise<void> {
  await sql`delete from item_search where rowid = ${item.seq}`.execute(tx)
  await sql`insert into item_search (rowid, title, store, category, description) values (${item.seq},
    ${segmentText(item.title)}, ${segmentText(item.store)}, ${segmentText(item.category)}, ${segmentText(item.description)})`.execute(
    tx,
  )
}

/** Words looked through for a mended one. */
const MAX_CANDIDATES = 5_000

/**
 * The query with mistyped words replaced by the nearest words of the index; null when nothing is nearer.
 * Words are looked for among those with the same first letter.
 */
export async function mendQuery(db: Db, query: string): Promise<string | null> {
  const terms = parseSearch(query)
  let isMended = false
  const words: string[] = []
  for (const { text, isPhrase } of terms) {
    const limit = isPhrase ? 0 : allowedTypos(text.length)
    if (limit === 0) {
      words.push(text)
      continue
    }
    const first = text.charAt(0)
    const rows = await db
      .selectFrom('search_terms')
      .select(['term', 'doc'])
      .where('term', '>=', first)
      .where('term', '<', `${first}\u{10ffff}`)
      .limit(MAX_CANDIDATES)
      .execute()
    let best: { term: string; edits: number; doc: number } | null = null
    for (const { term, doc } of rows) {
      if (term.startsWith(text)) {
        best = { term: text, edits: 0, doc }
        break
      }
      const edits = countEdits(text, term, limit)
      if (edits <= limit && (best === null || edits < best.edits || (edits === best.edits && doc > best.doc)))
        best = { term, edits, doc }
    }
    words.push(best?.term ?? text)
    if (best && best.edits > 0) isMended = true
  }
  return isMended ? words.join(' ') : null
}
