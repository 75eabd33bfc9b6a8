import {
  closeReplyWait,
  findRecipient,
  type MessageHead,
  openReplyWait,
  showDelivered,
  type Tx,
  takeDelivery,
  tryDeliverMessage,
} from '@pasar/db'
import { isClosing, linkTo, minutes, type PublishedMessage } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { answerAway } from './away'

/** Counts how long buyers wait for replies, and answers in the name of a seller who is away. */
async function countReply(tx: Tx, ctx: Context, message: MessageHead): Promise<void> {
  const { id, conversationId, senderId, sellerId, storeId, body, isAutomatic, createdAt } = message
  if (isAutomatic) return
  if (senderId === sellerId) return closeReplyWait(tx, conversationId, createdAt)
  if (!isClosing(body))
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

/** The notification of new messages in a conversation; who reads them has read it, too. */
export const noticeOf = (conversationId: string) => ({
  kind: 'messageNew' as const,
  link: linkTo('/chat/:conversationId', { conversationId }),
})

/** Whoever is on the page reads a message sooner. */
const UNREAD_FOR = minutes(15)

/** Names the mail of what is unread in a conversation: one until it is read. */
export const unreadMailOf = (receiverId: string, conversationId: string): string =>
  `messageNew:${receiverId}:${conversationId}`

async function queueUnread(tx: Tx, ctx: Context, receiverId: string, conversationId: string): Promise<void> {
  const to = await findRecipient(tx, receiverId)
  if (to === null) return
  const link = `${ctx.config.appUrl}${noticeOf(conversationId).link}`
  const dedupeKey = unreadMailOf(receiverId, conversationId)
  await queueMail(tx, ctx, { kind: 'messageNew', to, values: { link }, dedupeKey, delay: UNREAD_FOR })
}

/**
 * Tells of a message that the transaction delivers: the only way its receiver learns of one. They are notified when nothing
 * else of the conversation is unread, and by mail when it stays so for a while.
 * @param unread by its receiver now
 */
export async function announce(tx: Tx, ctx: Context, message: MessageHead, unread: number): Promise<void> {
  const { conversationId, receiverId } = message
  if (unread === 1) {
    await notifyMember(tx, ctx, { userId: receiverId, data: {}, ...noticeOf(conversationId) })
    await queueUnread(tx, ctx, receiverId, conversationId)
  }
  ctx.events.emitAfterCommit(tx, receiverId, { name: 'messageApproved', data: publish(message) })
  await countReply(tx, ctx, message)
}

/**
 * Delivers a message that waits.
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
  await announce(tx, ctx, message, unread)
  return 'delivered'
}
