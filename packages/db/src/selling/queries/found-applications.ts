import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, ignoringCase, unindexed } from '../../kernel/dialect'
import { pageOfFound } from '../../kernel/found-page'
import { containsWords, scanPage } from '../../kernel/scan-page'
import { applicationNumbers } from '../../kernel/search'
import { startsWith } from '../../kernel/starts-with'

interface Search {
  table: 'seller_applications' | 'affiliate_applications'
  words: string
  order: 'asc' | 'desc'
  /** Of applications `a`. @param state its column, which an index serves or not */
  inList(state: RawBuilder<unknown>): RawBuilder<SqlBool>
  /** Of `a`, and of their applicant `u`. */
  columns: RawBuilder<unknown>
}

/** Words too short for the index are what names begin with; characters that are not Latin may stand anywhere in them. */
function holdsShort(words: string, columns: readonly string[]): RawBuilder<SqlBool> {
  if (/\P{ASCII}/u.test(words)) return containsWords(words, columns)
  const begun = columns.map((column) => startsWith(ignoringCase(column), words))
  return sql`(${sql.join(begun, sql` or `)})`
}

/** A page of what a search finds in a list of applications, however many others hold the words. */
export async function pageOfApplications<Row extends { id: string; createdAt: number }>(
  db: Db,
  { table, words, order, inList, columns }: Search,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ page: Row[]; next: string | null }> {
  const [applications, direction] = [sql.table(table), sql.raw(order)]
  const isBehind = isBeyond(cursor, order, ['a.created_at', 'a.id'])
  const named = await sql<Row>`select ${columns} from ${applications} a join users u on u.id = a.user_id
    where a.id in (select id from ${applications} where id = ${words}
      union all select id from ${applications} where user_id = ${words})
    and ${inList(unindexed('a.state'))} and ${isBehind}
    order by a.created_at ${direction}, a.id ${direction} limit ${limit + 1}`.execute(db)
  if (named.rows.length > 0) return timePage(named.rows, limit)
  const find = await applicationNumbers(db, words, order === 'asc')
  if (find !== null) {
    const read = async (numbers: readonly number[]) => {
      const { rows } = await sql<Row & { seq: number }>`select n.seq, ${columns} from application_numbers n
        ${fixedJoin} ${applications} a on a.id = n.application_id ${fixedJoin} users u on u.id = a.user_id
        where n.seq in (${sql.join(numbers)}) and ${inList(unindexed('a.state'))} order by n.seq ${direction}`.execute(
        db,
      )
      return rows
    }
    return pageOfFound({ find, read }, cursor, limit)
  }
  const names = table === 'affiliate_applications' ? [] : ['a.store_name', 'a.legal_name']
  const entries = (most: number, skipped: number) => sql<TimeCursor>`select a.id, a.created_at as at
    from ${applications} a where ${inList(sql`a.state`)} and ${isBehind}
    order by a.created_at ${direction}, a.id ${direction} limit ${most} offset ${skipped}`
  const read = async (list: RawBuilder<TimeCursor>, most: number) => {
    const { rows } =
      await sql<Row>`select ${columns} from (${list}) e ${fixedJoin} ${applications} a on a.id = e.id
      ${fixedJoin} users u on u.id = a.user_id where ${holdsShort(words, [...names, 'u.name', 'u.email'])}
      order by e.at ${direction}, e.id ${direction} limit ${most}`.execute(db)
    return rows
  }
  return scanPage(db, { words, entries, read }, limit)
}
