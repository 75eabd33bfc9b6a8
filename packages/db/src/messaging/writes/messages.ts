import type { HoldReason } from '@pasar/domain'
import { sql } from 'kysely'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface NewMessage {
  id: string
  conversationId: string
  position: number
  /** The number of its delivery; null while it waits. */
  delivery: number | null
  senderId: string
  body: string
  heldFor: readonly HoldReason[]
  key: string
  now: number
  /** Written by the market in the seller's name. */
  isAutomatic: boolean
}

/** A message that waits, or is delivered at once. @throws a unique constraint error when its key was used */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { delivery, now } = message
  await insertRow(tx, 'chat_messages', {
    id: message.id,
    conversation_id: message.conversationId,
    position: message.position,
    sender_id: message.senderId,
    body: message.body,
    state: delivery === null ? 'pending' : 'delivered',
    delivery,
    held_for: message.heldFor.join(','),
    form_key: message.key,
    created_at: now,
    decided_at: delivery === null ? null : now,
    is_automatic: message.isAutomatic ? 1 : 0,
  })
}

/** Delivers a message that waits; false when it no longer does. */
export async function tryDeliverMessage(
  tx: Tx,
  messageId: string,
  delivery: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_messages')
    .set({ state: 'delivered', delivery, decided_at: now })
    .where('id', '=', messageId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Rejects a message that waits; false when it no longer does. */
export async function tryRejectMessage(
  tx: Tx,
  messageId: string,
  rejection: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_messages')
    .set({ state: 'rejected', rejection, decided_at: now })
    .where('id', '=', messageId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes out what a member wrote. What waits for an admin is never delivered. */
export async function eraseMessages(tx: Tx, userId: string): Promise<void> {
  await sql`update chat_messages set state = 'rejected', decided_at = created_at
    where sender_id = ${userId} and state = 'pending'`.execute(tx)
  await sql`update chat_messages set body = '', rejection = '' where sender_id = ${userId}`.execute(tx)
  // No row names the files any more, so that the sweep removes them.
  await sql`delete from message_pictures where message_id in
    (select id from chat_messages where sender_id = ${userId})`.execute(tx)
}
