import {
  archiveConversation,
  deleteBlock,
  dropReplyWaits,
  findConversation,
  insertBlock,
  markMessagesRead,
  markNotificationsReadAt,
  NO_ROOTS,
  type Tx,
  takeBackMail,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { findOther } from '../internal/closed'
import { noticeOf, unreadMailOf } from '../internal/deliver'

/** @throws DomainError NOT_FOUND for others' conversations */
async function findOwn(tx: Tx, member: Correspondent, conversationId: string) {
  const found = await findConversation(tx, member.id, conversationId)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/**
 * Marks what was delivered to a member as read, with the notification of it, and notifies the other one while the two may write to each other.
 * @param through the number of deliveries that they were shown; all of them when left out
 * @throws DomainError NOT_FOUND for others' conversations
 */
export const readConversation = (
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  through: number = Number.MAX_SAFE_INTEGER,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const conversation = await findOwn(tx, member, conversationId)
    const read = Math.min(through, conversation.delivered)
    const left = await markMessagesRead(tx, member.id, conversationId, read)
    if (left === null) return
    if (left === 0) {
      await markNotificationsReadAt(tx, member.id, noticeOf(conversationId), ctx.now())
      await takeBackMail(tx, unreadMailOf(member.id, conversationId))
    }
    const { otherId, isOpen } = await findOther(tx, member, conversation)
    const data = { conversation: conversationId, reader: { _id: member.id } }
    if (isOpen) ctx.events.emitAfterCommit(tx, otherId, { name: 'messagesRead', data })
  })

/**
 * Notifies the other member of a conversation that this one is writing.
 * @throws DomainError TOO_MANY_REQUESTS, NOT_FOUND for others' conversations
 */
export async function signalTyping(
  ctx: Context,
  member: Correspondent,
  conversationId: string,
): Promise<void> {
  await requireFeature(ctx, 'messages')
  ctx.limits.count('typing', member.id)
  const conversation = await findConversation(ctx.db, member.id, conversationId)
  if (!conversation) throw new DomainError('NOT_FOUND')
  const { otherId, isOpen } = await findOther(ctx.db, member, conversation)
  if (!isOpen) return
  ctx.events.emit(otherId, {
    name: 'typing',
    data: { conversation: conversationId, sender: { _id: member.id } },
  })
}

/** Takes a conversation off the list, or back onto it. @throws DomainError NOT_FOUND for others' conversations */
export const fileConversation = (
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  isArchived: boolean,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await findOwn(tx, member, conversationId)
    await archiveConversation(tx, member.id, conversationId, isArchived)
  })

/**
 * Blocks the other member of a conversation, in all conversations, or takes that back.
 * @throws DomainError NOT_FOUND for others' conversations
 */
export const blockCorrespondent = (
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  isBlocked: boolean,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { buyerId, sellerId } = await findOwn(tx, member, conversationId)
    const otherId = buyerId === member.id ? sellerId : buyerId
    if (!isBlocked) return deleteBlock(tx, member.id, otherId)
    await insertBlock(tx, member.id, otherId, ctx.now())
    await dropReplyWaits(tx, member.id, otherId)
  })
