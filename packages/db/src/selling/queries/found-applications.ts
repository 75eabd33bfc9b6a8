import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, ignoringCase } from '../../kernel/dialect'
import { applicationsContaining } from '../../kernel/search'

/** What holds the words is looked through up to here, the newest first. */
const MOST_FOUND = 1_000
/** Sorts behind every sign that is typed. */
const LAST = '\u{10ffff}'

/** The applications that a search finds, as a table with `id`, by indexes alone. */
export async function foundApplications(
  db: Db,
  table: 'seller_applications' | 'affiliate_applications',
  words: string,
): Promise<RawBuilder<{ id: string }>> {
  const applications = sql.table(table)
  const begins = (column: RawBuilder<string>, start: string) =>
    sql`${column} >= ${start} and ${column} < ${`${start}${LAST}`}`
  const email = words.toLowerCase()
  const ofMembers = (where: RawBuilder<unknown>) =>
    sql`select a.id from (select id from users where ${where} limit ${MOST_FOUND}) m
      ${fixedJoin} ${applications} a on a.user_id = m.id`
  const within = await applicationsContaining(db, words, MOST_FOUND)
  const sets = [
    sql`select id from ${applications} where id = ${words}`,
    sql`select id from ${applications} where user_id = ${words}`,
    ofMembers(begins(ignoringCase('name'), words)),
    ofMembers(begins(sql`email`, email)),
    ...(within === null ? [] : [sql`select application_id from (${within}) w`]),
    ...(table === 'affiliate_applications'
      ? []
      : ['store_name', 'legal_name'].map(
          (column) => sql`select id from (select id from seller_applications
            where ${begins(ignoringCase(column), words)} limit ${MOST_FOUND}) b`,
        )),
  ]
  return sql<{ id: string }>`(${sql.join(sets, sql` union all `)})`
}
