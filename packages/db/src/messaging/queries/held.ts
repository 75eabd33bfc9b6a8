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
import { type MessageRow, type MessageView, messageColumns, readMessage } from './message-row'
import { withPictures } from './picture-keys'

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
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ messages: HeldMessage[]; next: string | null }> {
  const order = orderOf('asc', sort)
  const direction = sql.raw(order)
  const messages = sql`${fixedJoin} chat_messages m on m.id = e.id`
  const inOrder = sql`e.at ${direction}, e.id ${direction}`
  const { page, next } = await scanPage(
    db,
    {
      words,
      entries: (most, skipped) => sql<TimeCursor>`select h.id, h.created_at as at
        from chat_messages h ${byIndex('chat_messages_held')}
        where h.state = 'pending' and ${isBeyond(cursor, order, ['h.created_at', 'h.id'])}
        order by h.created_at ${direction}, h.id ${direction} limit ${most} offset ${skipped}`,
      async read(entries, most) {
        const found = entriesHolding(entries, words, { messages, order: inOrder, most })
        const { rows } = await sql<Omit<HeldMessage, 'pictures'> & { pictures: string }>`select ${caseColumns}
          from (${found}) e ${messages} ${caseTables} order by ${inOrder}`.execute(db)
        return rows.map(withPictures)
      },
    },
    limit,
  )
  return { messages: page, next }
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
