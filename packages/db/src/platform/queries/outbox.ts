import {
  KEY_MAIL_LIFE,
  KEY_MAILS,
  type Language,
  type MailKind,
  type MailList,
  orderOf,
  type Sought,
} from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, ignoringCase, unindexed } from '../../kernel/dialect'
import { containsWords, scanPage } from '../../kernel/scan-page'
import { membersContaining } from '../../kernel/search'
import { startsWith } from '../../kernel/starts-with'
import type { Tx } from '../../kernel/transact'

/** Written out, so that the index of each list serves. */
const listOf = (state: RawBuilder<unknown>): Record<MailList, RawBuilder<SqlBool>> => ({
  waiting: sql`${state} in ('queued', 'sending')`,
  sent: sql`${state} = 'sent'`,
  failed: sql`${state} = 'failed'`,
})
const inList = listOf(sql`state`)
/** The same of what a search has found. */
const foundIn = listOf(unindexed('state'))

/** What begins alike, and what members got who are found, is looked through up to here. */
const MAX_FOUND = 1_000
const MAX_MEMBERS = 50

/** The mails that a search finds, by indexes alone; null where so much is found that it would not all be seen. */
async function foundBy(db: Db, words: string): Promise<RawBuilder<unknown> | null> {
  const address = ignoringCase('to_email')
  const members = await membersContaining(db, words, MAX_MEMBERS + 1)
  const sets = [
    sql`select id from mails where id = ${words}`,
    sql`select id from mails where ${address} = ${words}`,
    sql`select id from (select id from mails where ${startsWith(address, words)}
      limit ${MAX_FOUND}) a`,
    ...(members === null
      ? []
      : [
          sql`select id from (select x.id from (${members}) m ${fixedJoin} mails x on x.user_id = m.user_id
            limit ${MAX_FOUND}) b`,
        ]),
  ]
  const found = sql.join(sets, sql` union all `)
  const count = (rows: RawBuilder<unknown>) => sql`(select count(*) from (${rows}) c)`
  const { rows } = await sql<{ mails: number; members: number }>`select ${count(found)} as mails,
    ${members === null ? sql`0` : count(members)} as members`.execute(db)
  return rows.some((some) => some.mails >= MAX_FOUND || some.members > MAX_MEMBERS) ? null : found
}

const COLUMNS = sql`id, kind, to_email as email, language, tries, due_at as "dueAt",
    last_error as error, created_at as "createdAt", finished_at as "finishedAt"`

/** What holds the words in a list, met in its order. */
async function walkedOutbox(
  db: Db,
  { list, words, order }: { list: MailList; words: string; order: 'asc' | 'desc' },
  cursor: TimeCursor | null,
  limit: number,
) {
  const direction = sql.raw(order)
  const entries = (most: number, skipped: number) => sql<TimeCursor>`select id, created_at as at from mails
    where ${inList[list]} and ${isBeyond(cursor, order)}
    order by created_at ${direction}, id ${direction} limit ${most} offset ${skipped}`
  const to = ignoringCase('m.to_email')
  const read = async (some: RawBuilder<TimeCursor>, most: number) => {
    const { rows } =
      await sql<OutboxRow>`select ${COLUMNS} from mails where id in (select e.id from (${some}) e
      ${fixedJoin} mails m on m.id = e.id left join users u on u.id = m.user_id
      where ${startsWith(to, words)}
        or ${containsWords(words, ['u.name', 'u.email'])})
      order by created_at ${direction}, id ${direction} limit ${most}`.execute(db)
    return rows
  }
  return scanPage(db, { words, entries, read }, limit)
}

/** A mail without what it says. */
export interface OutboxRow {
  id: string
  kind: MailKind
  email: string
  language: Language
  tries: number
  /** When it is tried (again). */
  dueAt: number
  /** Why the last try failed; empty when none did. */
  error: string
  createdAt: number
  finishedAt: number | null
}

/** A page of the outbox, the newest first, or the other way round. */
export async function listOutbox(
  db: Db,
  list: MailList,
  cursor: TimeCursor | null,
  limit: number,
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ mails: OutboxRow[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const found = words === '' ? null : await foundBy(db, words)
  if (words !== '' && found === null) {
    const { page, next } = await walkedOutbox(db, { list, words, order }, cursor, limit)
    return { mails: page, next }
  }
  const where = found === null ? inList[list] : sql`${foundIn[list]} and id in (${found})`
  const { rows } = await sql<OutboxRow>`select ${COLUMNS} from mails
    where ${where} and ${isBeyond(cursor, order)}
    order by created_at ${direction}, id ${direction} limit ${limit + 1}`.execute(db)
  const { page: mails, next } = timePage(rows, limit)
  return { mails, next }
}

/** Nobody counts further: the pages write "99+". */
const MOST = 100

/** How many mails each list holds, up to 100. */
export async function countOutbox(db: Db): Promise<Record<MailList, number>> {
  const count = (list: MailList) =>
    sql`(select count(*) from (select 1 from mails where ${inList[list]} and created_at > 0 limit ${MOST}) m)`
  const { rows } = await sql<
    Record<MailList, number>
  >`select ${count('waiting')} as waiting, ${count('sent')} as sent,
    ${count('failed')} as failed`.execute(db)
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0 }
}

const again = sql`update mails set state = 'queued', tries = 0, finished_at = null`

/** What it says is still there, and no key that is too old. */
const isWorthSending = (now: number) => sql<SqlBool>`sealed_values is not null
  and (created_at >= ${now - KEY_MAIL_LIFE} or kind not in (${sql.join(KEY_MAILS)}))`

/** Queues a mail again that was given up; false when it is not one, not any more, or not worth sending. */
export async function tryRetryMail(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`${again}, due_at = ${now} where id = ${id} and state = 'failed' and ${isWorthSending(now)}`.execute(
      tx,
    )
  return numAffectedRows === 1n
}

/** Queues the newest mails again that were given up and are worth sending, at most `limit`. @returns how many */
export async function retryFailedMails(tx: Tx, now: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`${again}, due_at = ${now} where id in (select id from mails
    where state = 'failed' and created_at > 0 and ${isWorthSending(now)} order by created_at desc, id desc limit ${limit})`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n)
}
