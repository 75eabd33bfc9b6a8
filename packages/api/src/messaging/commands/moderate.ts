import { findMessageHead, type MessageHead, NO_ROOTS, type Tx, tryRejectMessage } from '@pasar/db'
import { DomainError, linkTo } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { decidedMeanwhile } from '../internal/decided'
import { deliver, publish } from '../internal/deliver'

/** @throws DomainError NOT_FOUND, MESSAGE_DECIDED when it no longer waits */
async function findWaiting(tx: Tx, ctx: Context, messageId: string): Promise<MessageHead> {
  const message = await findMessageHead(tx, messageId)
  if (!message) throw new DomainError('NOT_FOUND')
  if (message.state !== 'pending') throw await decidedMeanwhile(tx, ctx, messageId)
  return message
}

/**
 * Delivers a message that waits. The second of two admins is refused.
 * @throws DomainError NOT_FOUND, MESSAGE_DECIDED, MESSAGE_UNDELIVERABLE when its receiver takes none from its sender
 */
export const approveMessage = (ctx: Context, admin: Admin, messageId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const message = await findWaiting(tx, ctx, messageId)
    const outcome = await deliver(tx, ctx, message)
    if (outcome === 'closed') throw new DomainError('MESSAGE_UNDELIVERABLE')
    if (outcome === 'moved') throw await decidedMeanwhile(tx, ctx, messageId)
    ctx.events.emitAfterCommit(tx, message.senderId, { name: 'messageApproved', data: publish(message) })
    await recordAdmin(tx, ctx, admin, 'approveMessage', messageId)
  })

/**
 * Rejects a message that waits, and notifies its sender of the reason. The second of two admins is refused.
 * @param reason may be empty
 * @throws DomainError NOT_FOUND, MESSAGE_DECIDED
 */
export const rejectMessage = (ctx: Context, admin: Admin, messageId: string, reason: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const message = await findWaiting(tx, ctx, messageId)
    if (!(await tryRejectMessage(tx, messageId, reason, ctx.now())))
      throw await decidedMeanwhile(tx, ctx, messageId)
    const { conversationId, senderId } = message
    await notifyMember(tx, ctx, {
      userId: senderId,
      kind: 'messageRejected',
      data: {},
      link: linkTo('/chat/:conversationId', { conversationId }),
    })
    ctx.events.emitAfterCommit(tx, senderId, { name: 'messageRejected', data: publish(message, reason) })
    await recordAdmin(tx, ctx, admin, 'rejectMessage', messageId, reason)
  })
