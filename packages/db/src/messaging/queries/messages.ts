import type { MessageState } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import { type MessageRow, type MessageView, messageColumns, readMessage } from './message-row'
import { pictureKeys, withPictures } from './picture-keys'
import { visibleTo } from './visible'

export type { MessageView } from './message-row'

/**
 * Messages of a conversation that a member may see, the oldest first: the newest ones, or those before a position.
 * @returns `before` to go on with; null where there are no older ones
 */
export async function listMessages(
  db: Db,
  userId: string,
  conversationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ messages: MessageView[]; before: number | null }> {
  const { rows } = await sql<MessageRow>`select ${messageColumns} from chat_messages m
    where m.conversation_id = ${conversationId} and ${visibleTo(userId)}
    and ${before === null ? sql`true` : sql`m.position < ${before}`}
    order by m.position desc limit ${limit + 1}`.execute(db)
  const messages = rows.slice(0, limit).reverse().map(readMessage)
  return { messages, before: rows.length > limit ? (messages[0]?.position ?? null) : null }
}

export interface SentMessage {
  id: string
  conversationId: string
  body: string
  state: MessageState
}

const sentMessage = prepareQuery((db, { senderId, key }: ParametersOf<{ senderId: string; key: string }>) =>
  sql<SentMessage>`select m.id, m.conversation_id as "conversationId", m.body, m.state
    from chat_messages m where m.sender_id = ${senderId} and m.form_key = ${key}`.compile(db),
)

/** The message that a form of a member has already sent. */
export async function findSentMessage(db: Db, senderId: string, key: string): Promise<SentMessage | null> {
  return (await sentMessage(db, { senderId, key })).rows[0] ?? null
}

/** Messages of a conversation in which a number is looked for: the newest. */
const SEARCHED_FOR_PIECES = 12

interface Writer {
  conversationId: string
  senderId: string
  since: number
}

const pieces = prepareQuery((db, { conversationId, senderId, since }: ParametersOf<Writer>) =>
  sql<{ body: string; position: number }>`select m.body, m.position from
    (select body, position, sender_id, state, created_at from chat_messages
      where conversation_id = ${conversationId} order by position desc limit ${sql.lit(SEARCHED_FOR_PIECES)}) m
    where m.sender_id = ${senderId} and m.state = 'delivered' and m.created_at >= ${since}`.compile(db),
)

/** What a member wrote last in a conversation, and was delivered, the oldest first. */
export async function listPieces(db: Db, writer: Writer): Promise<string[]> {
  const { rows } = await pieces(db, writer)
  return rows.sort((a, b) => a.position - b.position).map(({ body }) => body)
}

/** A message with the members of its conversation. */
export interface MessageHead {
  id: string
  conversationId: string
  senderId: string
  receiverId: string
  sellerId: string
  storeId: string
  body: string
  state: MessageState
  createdAt: number
  isAutomatic: boolean
}

export async function findMessageHead(db: Db, messageId: string): Promise<MessageHead | null> {
  const { rows } = await sql<Omit<MessageHead, 'isAutomatic'> & { isAutomatic: 0 | 1 }>`select m.id,
    m.conversation_id as "conversationId", c.seller_id as "sellerId", c.store_id as "storeId",
    m.created_at as "createdAt", m.is_automatic as "isAutomatic",
    m.sender_id as "senderId", case when c.buyer_id = m.sender_id then c.seller_id else c.buyer_id end as "receiverId",
    m.body, m.state from chat_messages m join conversations c on c.id = m.conversation_id
    where m.id = ${messageId}`.execute(db)
  const row = rows[0]
  return row ? { ...row, isAutomatic: row.isAutomatic === 1 } : null
}

/** What a member wrote, for the copy of their data, and what was delivered to them; with the keys of the pictures. */
export async function exportMessages(
  db: Db,
  userId: string,
): Promise<(Record<string, unknown> & { pictures: string[] })[]> {
  const { rows } = await sql<
    Record<string, unknown> & { pictures: string }
  >`select m.conversation_id as conversation, s.name as store,
    case when m.sender_id = ${userId} then 'me' else 'other' end as "from", m.body, m.state, m.rejection,
    m.created_at as "createdAt", m.is_automatic as "isAutomatic", ${pictureKeys} as pictures
    from conversation_members cm join conversations c on c.id = cm.conversation_id
    join stores s on s.id = c.store_id join chat_messages m on m.conversation_id = c.id
    where cm.user_id = ${userId} and ${visibleTo(userId)}
    order by m.conversation_id, m.position`.execute(db)
  return rows.map(withPictures)
}
