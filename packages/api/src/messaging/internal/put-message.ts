import {
  findSentMessage,
  insertMessage,
  insertMessagePictures,
  type MessagePicture,
  type SentMessage,
  showOwnMessage,
  type Tx,
  takePosition,
} from '@pasar/db'
import { DomainError, holdReasons, type MessageInput, type MessageState } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'
import { refuseClosed } from './closed'
import { deliver } from './deliver'
import { readRules } from './rules'

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
 * Writes a message down as pending, and delivers it at once when the rules find nothing.
 * @throws DomainError NOT_FOUND for others' conversations, MESSAGE_BLOCKED, MESSAGE_CLOSED
 */
export async function putMessage(
  tx: Tx,
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  { body, key, pictures }: MessageInput & { pictures: readonly MessagePicture[] },
): Promise<Sent> {
  const place = await takePosition(tx, conversationId, member.id)
  if (!place) return refuseClosed(tx, member, conversationId)
  const id = ctx.newId('message')
  const now = ctx.now()
  const heldFor = holdReasons(body, await readRules(tx))
  const message = { id, conversationId, senderId: member.id, body }
  const { position, ...parties } = place
  await insertMessage(tx, { ...message, position, heldFor, key, now, isAutomatic: false })
  await insertMessagePictures(tx, id, pictures)
  await showOwnMessage(tx, member.id, { conversationId, messageId: id, now })
  if (heldFor.length > 0) return { id, conversationId, state: 'pending' }
  const head = {
    ...message,
    ...parties,
    state: 'pending' as const,
    createdAt: now,
    isAutomatic: false,
  }
  if ((await deliver(tx, ctx, head)) !== 'delivered') return refuseClosed(tx, member, conversationId)
  return { id, conversationId, state: 'delivered' }
}
