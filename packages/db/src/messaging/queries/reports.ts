import {
  type MessageReportReason,
  type MessageReportState,
  type MessageState,
  orderOf,
  type Sought,
} from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { scanPage } from '../../kernel/scan-page'
import { caseColumns, caseTables, entriesHolding } from './message-case'
import { withPictures } from './picture-keys'

/** A message that its receiver reported, for admins. */
export interface ReportedMessage {
  id: string
  messageId: string
  conversationId: string
  position: number
  reason: MessageReportReason
  note: string
  /** When it was reported. */
  createdAt: number
  senderId: string
  body: string
  state: MessageState
  senderName: string
  senderEmail: string
  receiverName: string
  storeName: string
  /** The title of the item, or the number of the order; null where it is about the store. */
  about: string | null
  /** How many messages of its sender were rejected, up to 100. */
  rejections: number
  /** Keys. */
  pictures: string[]
}

type Row = Omit<ReportedMessage, 'pictures' | 'messageId'> & {
  pictures: string
  reportId: string
  reportedAt: number
}

/** A page of reports that wait, the oldest first, or the other way round. */
export async function listMessageReports(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ reports: ReportedMessage[]; next: string | null }> {
  const order = orderOf('asc', sort)
  const direction = sql.raw(order)
  const messages = sql`${fixedJoin} message_reports rep on rep.id = e.id
    ${fixedJoin} chat_messages m on m.id = rep.message_id`
  const inOrder = sql`e.at ${direction}, e.id ${direction}`
  const { page, next } = await scanPage(
    db,
    {
      words,
      entries: (most, skipped) => sql<TimeCursor>`select r.id, r.created_at as at
        from message_reports r ${byIndex('message_reports_open')}
        where r.state = 'open' and ${isBeyond(cursor, order, ['r.created_at', 'r.id'])}
        order by r.created_at ${direction}, r.id ${direction} limit ${most} offset ${skipped}`,
      async read(entries, most) {
        const found = entriesHolding(entries, words, { messages, order: inOrder, most })
        const { rows } = await sql<Row>`select ${caseColumns}, rep.id as "reportId", rep.reason, rep.note,
          rep.created_at as "reportedAt", m.state
          from (${found}) e ${messages} ${caseTables} order by ${inOrder}`.execute(db)
        return rows.map(({ id, reportId, reportedAt, ...row }) => ({
          ...withPictures(row),
          id: reportId,
          messageId: id,
          createdAt: reportedAt,
        }))
      },
    },
    limit,
  )
  return { reports: page, next }
}

export interface RejectedMessage {
  id: string
  body: string
  /** What the admin wrote; empty where nothing was written. */
  rejection: string
  createdAt: number
}

/** The last messages of a member that were rejected, the newest first. */
export async function listRejected(db: Db, senderId: string, limit: number): Promise<RejectedMessage[]> {
  const { rows } = await sql<RejectedMessage>`select id, body, rejection, created_at as "createdAt"
    from chat_messages where sender_id = ${senderId} and state = 'rejected'
    order by created_at desc limit ${limit}`.execute(db)
  return rows
}

/** A message that a member received, in a conversation of theirs. */
export async function findReceived(
  db: Db,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<{ id: string; body: string; isReported: boolean } | null> {
  const { rows } = await sql<{ id: string; body: string; isReported: 0 | 1 }>`select m.id, m.body,
    exists (select 1 from message_reports r where r.message_id = m.id) as "isReported"
    from chat_messages m join conversations c on c.id = m.conversation_id
    where m.id = ${messageId} and m.conversation_id = ${conversationId}
    and ${userId} in (c.buyer_id, c.seller_id) and m.sender_id <> ${userId} and m.state = 'delivered'`.execute(
    db,
  )
  const row = rows[0]
  return row ? { ...row, isReported: row.isReported === 1 } : null
}

/** A report of a message as it stands, with what the message says. */
export async function findMessageReport(
  db: Db,
  reportId: string,
): Promise<{ messageId: string; state: MessageReportState; body: string } | null> {
  const row = await db
    .selectFrom('message_reports as r')
    .innerJoin('chat_messages as m', 'm.id', 'r.message_id')
    .select((eb) => [eb.ref('r.message_id').as('messageId'), 'r.state', 'm.body'])
    .where('r.id', '=', reportId)
    .executeTakeFirst()
  return row ?? null
}

/** The message that a report is about. */
export async function findReportMessage(db: Db, reportId: string): Promise<string | null> {
  const row = await db
    .selectFrom('message_reports')
    .select((eb) => eb.ref('message_id').as('messageId'))
    .where('id', '=', reportId)
    .executeTakeFirst()
  return row?.messageId ?? null
}
