import {
  closeReplyWait,
  type MessageHead,
  openReplyWait,
  showDelivered,
  type Tx,
  takeDelivery,
  tryDeliverMessage,
} from '@pasar/db'
import { linkTo, type PublishedMessage } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { answerAway } from './away'

/** Counts how long buyers wait for replies, and answers in the name of a seller who is away. */
async function countReply(tx: Tx, ctx: Context, message: MessageHead): Promise<void> {
  const { id, conversationId, senderId, sellerId, storeId, isAutomatic, createdAt } = message
  if (isAutomatic) return
  if (senderId === sellerId) return closeReplyWait(tx, conversationId, createdAt)
  await openReplyWait(tx, { messageId: id, conversationId, sellerId, storeId, now: ctx.now() })
  await answerAway(tx, ctx, message, deliver)
}

/** A message as socket and REST send it. */
export const publish = (message: MessageHead, rejection = ''): PublishedMessage => ({
  _id: message.id,
  sender: { _id: message.senderId },
  receiver: { _id: message.receiverId },
  content: message.body,
  conversation: message.conversationId,
  isAutomatic: message.isAutomatic,
  rejectionReason: rejection === '' ? null : rejection,
})

/**
 * Delivers a message that waits: the only way a message reaches its receiver. They are notified when nothing else of
 * the conversation is unread.
 * @returns `moved` when it no longer waits, `closed` when the two may no longer write to each other
 */
export async function deliver(
  tx: Tx,
  ctx: Context,
  message: MessageHead,
): Promise<'delivered' | 'moved' | 'closed'> {
  const { id, conversationId, receiverId } = message
  const delivery = await takeDelivery(tx, conversationId)
  if (delivery === null) return 'closed'
  const now = ctx.now()
  if (!(await tryDeliverMessage(tx, id, delivery, now))) return 'moved'
  const unread = await showDelivered(tx, receiverId, { conversationId, messageId: id, now })
  if (unread === 1)
    await notifyMember(tx, ctx, {
      userId: receiverId,
      kind: 'messageNew',
      data: {},
      link: linkTo('/chat/:conversationId', { conversationId }),
    })
  ctx.events.emitAfterCommit(tx, receiverId, { name: 'messageApproved', data: publish(message) })
  await countReply(tx, ctx, message)
  return 'delivered'
}
