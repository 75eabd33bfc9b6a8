import {
  type ListSort,
  type MessageReportReason,
  type MessageReportState,
  type MessageState,
  orderOf,
} from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { type MessageRow, type MessageView, messageColumns, readMessage } from './message-row'
import { pictureKeys, withPictures } from './picture-keys'

/** A message that waits for an admin. */
export interface HeldMessage {
  id: string
  conversationId: string
  position: number
  senderId: string
  body: string
  heldFor: string
  createdAt: number
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

/** The columns of a message that an admin decides about. */
const caseColumns = sql`m.id, m.conversation_id as "conversationId", m.position,
    m.sender_id as "senderId", m.body,
    m.held_for as "heldFor", m.created_at as "createdAt", sender.name as "senderName", sender.email as "senderEmail",
    receiver.name as "receiverName", s.name as "storeName", coalesce(i.title, o.number) as about,
    (select count(*) from (select 1 from chat_messages r where r.sender_id = m.sender_id and r.state = 'rejected'
      limit 100)) as rejections, ${pictureKeys} as pictures`

/** Who wrote it to whom, and about what. */
const caseTables = sql`${fixedJoin} conversations c on c.id = m.conversation_id
    ${fixedJoin} users sender on sender.id = m.sender_id
    ${fixedJoin} users receiver on receiver.id = case when c.buyer_id = m.sender_id then c.seller_id else c.buyer_id end
    ${fixedJoin} stores s on s.id = c.store_id
    left join items i on c.about_kind = 'item' and i.id = c.about_id
    left join parcels p on c.about_kind = 'parcel' and p.id = c.about_id
    left join orders o on o.id = p.order_id`

/** What the latest messages say. */
export async function listLatestTexts(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('body')
    // Ids come in the order of time.
    .where('id', '>', '')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ body }) => body)
}

/** A page of messages that wait, the oldest first, or the other way round. */
export async function listHeld(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
  sort: ListSort = 'usual',
): Promise<{ messages: HeldMessage[]; next: string | null }> {
  const order = orderOf('asc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<Omit<HeldMessage, 'pictures'> & { pictures: string }>`select ${caseColumns}
    from chat_messages m ${byIndex('chat_messages_held')}
    ${caseTables}
    where m.state = 'pending'
    and ${isBeyond(cursor, order, ['m.created_at', 'm.id'])}
    order by m.created_at ${direction}, m.id ${direction} limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(rows, limit)
  return { messages: page.map(withPictures), next }
}

/** A message that waits, or was held or reported once, with its report. */
export interface MessageInReview extends HeldMessage {
  state: MessageState
  reportId: string | null
  reportState: MessageReportState | null
  reason: MessageReportReason | null
  note: string | null
}

/** @returns null for messages that are none of an admin's business, too: never held, and not reported */
export async function findMessageInReview(db: Db, id: string): Promise<MessageInReview | null> {
  const { rows } = await sql<
    Omit<MessageInReview, 'pictures'> & { pictures: string }
  >`select ${caseColumns}, m.state,
    rep.id as "reportId", rep.state as "reportState", rep.reason, rep.note
    from chat_messages m
    ${caseTables}
    left join message_reports rep on rep.message_id = m.id
    where m.id = ${id} and (m.held_for <> '' or rep.id is not null)`.execute(db)
  const row = rows[0]
  return row ? withPictures(row) : null
}

/** What was written right before a message, the oldest first, whatever became of it: for admins. */
export async function listContext(
  db: Db,
  { conversationId, position }: Pick<HeldMessage, 'conversationId' | 'position'>,
  limit: number,
): Promise<MessageView[]> {
  const { rows } = await sql<MessageRow>`select ${messageColumns}
    from chat_messages m
    where m.conversation_id = ${conversationId} and m.position < ${position}
    order by m.position desc limit ${limit}`.execute(db)
  return rows.reverse().map(readMessage)
}
