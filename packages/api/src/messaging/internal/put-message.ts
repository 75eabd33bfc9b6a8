import {
  findSentMessage,
  insertMessage,
  insertMessagePictures,
  type MessagePicture,
  type SentMessage,
  showOwnMessage,
  showToBoth,
  type Tx,
  takePosition,
} from '@pasar/db'
import { DomainError, type MessageInput, type MessageState } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'
import { refuseClosed } from './closed'
import { announce } from './deliver'
import { findHoldReasons } from './hold'

export interface Sent {
  id: string
  conversationId: string
  state: MessageState
}

/** What a form has already sent. @throws DomainError MESSAGE_KEY_USED when it said something else */
export async function findSent(
  tx: Tx,
  member: Correspondent,
  { body, key }: MessageInput,
  isSame: (sent: SentMessage) => boolean,
): Promise<Sent | null> {
  const sent = await findSentMessage(tx, member.id, key)
  if (!sent) return null
  if (sent.body !== body || !isSame(sent)) throw new DomainError('MESSAGE_KEY_USED')
  return { id: sent.id, conversationId: sent.conversationId, state: sent.state }
}

/**
 * Writes a message down, as delivered when the rules find nothing in it, else as one that waits.
 * @throws DomainError NOT_FOUND for others' conversations, MESSAGE_BLOCKED, MESSAGE_CLOSED
 */
export async function putMessage(
  tx: Tx,
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  { body, key, pictures }: MessageInput & { pictures: readonly MessagePicture[] },
): Promise<Sent> {
  const heldFor = await findHoldReasons(tx, { conversationId, senderId: member.id, body, now: ctx.now() })
  const place = await takePosition(tx, conversationId, member.id, heldFor.length === 0)
  if (!place) return refuseClosed(tx, member, conversationId)
  const id = ctx.newId('message')
  const now = ctx.now()
  const message = { id, conversationId, senderId: member.id, body, isAutomatic: false }
  const { position, delivery, ...parties } = place
  await insertMessage(tx, { ...message, position, delivery, heldFor, key, now })
  await insertMessagePictures(tx, id, pictures)
  const shown = { conversationId, messageId: id, now }
  if (delivery === null) {
    await showOwnMessage(tx, member.id, shown)
    return { id, conversationId, state: 'pending' }
  }
  const unread = await showToBoth(tx, parties.receiverId, shown)
  await announce(tx, ctx, { ...message, ...parties, state: 'delivered', createdAt: now }, unread)
  return { id, conversationId, state: 'delivered' }
}
