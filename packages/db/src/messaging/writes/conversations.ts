import { sql } from 'kysely'
import { larger } from '../../kernel/dialect'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import type { ConversationSubject } from '../queries/conversations'
import { isOpen } from '../queries/visible'

/**
 * The conversation of two members about something, made where there is none.
 * @param id of a new one
 * @returns the id of the one there is
 */
export async function putConversation(
  tx: Tx,
  id: string,
  subject: ConversationSubject,
  buyerId: string,
  now: number,
): Promise<string> {
  const { kind, sellerId, storeId } = subject
  const { rows } = await sql<{ id: string }>`insert into conversations
    (id, about_kind, about_id, buyer_id, seller_id, store_id, created_at)
    values (${id}, ${kind}, ${subject.id}, ${buyerId}, ${sellerId}, ${storeId}, ${now})
    on conflict (buyer_id, seller_id, about_kind, about_id) do update set created_at = conversations.created_at
    returning id`.execute(tx)
  const found = rows[0]?.id ?? id
  for (const userId of [buyerId, sellerId])
    await sql`insert into conversation_members (user_id, conversation_id) values (${userId}, ${found})
      on conflict (user_id, conversation_id) do nothing`.execute(tx)
  return found
}

export interface Place {
  position: number
  /** The number of its delivery; null where it is not delivered yet. */
  delivery: number | null
  receiverId: string
  sellerId: string
  storeId: string
}

const takingPosition = prepareQuery(
  (db, { id, senderId, deliveries }: ParametersOf<{ id: string; senderId: string; deliveries: number }>) =>
    sql<Place>`update conversations as c set last_position = last_position + 1,
    last_delivery = last_delivery + ${deliveries}
    where c.id = ${id} and ${senderId} in (c.buyer_id, c.seller_id) and ${isOpen}
    returning last_position as position, case when ${deliveries} = 1 then last_delivery end as delivery,
      case when buyer_id = ${senderId} then seller_id else buyer_id end as "receiverId",
      seller_id as "sellerId", store_id as "storeId"`.compile(db),
)

/**
 * The number of the next message of a member, in the one statement that also asks whether they may write: another
 * request may block or suspend somebody meanwhile.
 * @param isDelivered whether the message is delivered with it, and needs the number of a delivery, too
 * @returns null where they may not
 */
export async function takePosition(
  tx: Tx,
  conversationId: string,
  senderId: string,
  isDelivered: boolean,
): Promise<Place | null> {
  const values = { id: conversationId, senderId, deliveries: isDelivered ? 1 : 0 }
  return (await takingPosition(tx, values)).rows[0] ?? null
}

/** The number of the next delivery; null where the two may no longer write to each other. */
export async function takeDelivery(tx: Tx, conversationId: string): Promise<number | null> {
  const { rows } = await sql<{
    delivery: number
  }>`update conversations as c set last_delivery = last_delivery + 1
    where c.id = ${conversationId} and ${isOpen} returning last_delivery as delivery`.execute(tx)
  return rows[0]?.delivery ?? null
}

/** A message in a member's list. */
interface ShownMessage {
  conversationId: string
  messageId: string
  now: number
}

/** Puts a member's own message on top of their list. */
export async function showOwnMessage(
  tx: Tx,
  userId: string,
  { conversationId, messageId, now }: ShownMessage,
): Promise<void> {
  await tx
    .updateTable('conversation_members')
    .set({ last_message_id: messageId, shown_at: now, is_archived: 0 })
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .execute()
}

/** Puts a message that was delivered on top of its receiver's list. @returns how many are unread now */
export async function showDelivered(
  tx: Tx,
  userId: string,
  { conversationId, messageId, now }: ShownMessage,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`update conversation_members
    set last_message_id = ${messageId}, shown_at = ${now}, is_archived = 0, unread = unread + 1
    where user_id = ${userId} and conversation_id = ${conversationId} returning unread`.execute(tx)
  return rows[0]?.unread ?? 0
}

type ShownToBoth = ShownMessage & { receiverId: string }
const showingToBoth = prepareQuery(
  (db, { receiverId, conversationId, messageId, now }: ParametersOf<ShownToBoth>) =>
    sql<{ userId: string; unread: number }>`update conversation_members
    set last_message_id = ${messageId}, shown_at = ${now}, is_archived = 0,
      unread = unread + case when user_id = ${receiverId} then 1 else 0 end
    where conversation_id = ${conversationId} returning user_id as "userId", unread`.compile(db),
)

/** Puts a message that is delivered as it is sent on top of both lists. @returns how many are unread by its receiver now */
export async function showToBoth(tx: Tx, receiverId: string, shown: ShownMessage): Promise<number> {
  const { rows } = await showingToBoth(tx, { ...shown, receiverId })
  return rows.find(({ userId }) => userId === receiverId)?.unread ?? 0
}

/**
 * Marks what was delivered up to a number as read; what came meanwhile stays unread.
 * @returns how many stay unread; null when nothing was
 */
export async function markMessagesRead(
  tx: Tx,
  userId: string,
  conversationId: string,
  through: number,
): Promise<number | null> {
  const { rows } = await sql<{
    unread: number
  }>`update conversation_members set read_delivery = ${larger(through, 'read_delivery')},
    unread = (select count(*) from chat_messages m where m.conversation_id = ${conversationId}
      and m.delivery > ${larger(through, 'conversation_members.read_delivery')} and m.sender_id <> ${userId})
    where user_id = ${userId} and conversation_id = ${conversationId} and unread > 0
      and read_delivery < ${through} returning unread`.execute(tx)
  return rows[0]?.unread ?? null
}

/** Takes a conversation off a member's list, or back onto it. A new message brings it back, too. */
export async function archiveConversation(
  tx: Tx,
  userId: string,
  conversationId: string,
  isArchived: boolean,
): Promise<void> {
  await tx
    .updateTable('conversation_members')
    .set({ is_archived: isArchived ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .execute()
}

/** A second time changes nothing. */
export async function insertBlock(tx: Tx, userId: string, blockedId: string, now: number): Promise<void> {
  await sql`insert into message_blocks (user_id, blocked_id, created_at) values (${userId}, ${blockedId}, ${now})
    on conflict (user_id, blocked_id) do nothing`.execute(tx)
}

export async function deleteBlock(tx: Tx, userId: string, blockedId: string): Promise<void> {
  await tx
    .deleteFrom('message_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute()
}
