import {
  dropReplyWait,
  findMessageHead,
  findReceived,
  findReportMessage,
  hideTakenBack,
  insertMessageReport,
  listAskedSince,
  NO_ROOTS,
  openReplyWait,
  type Tx,
  tryDecideReport,
  tryReopenReport,
  tryTakeBackMessage,
} from '@pasar/db'
import { DomainError, isClosing, linkTo, type MessageReportInput } from '@pasar/domain'
import type { Admin, Correspondent } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { decidedMeanwhile } from '../internal/decided'
import { publish } from '../internal/deliver'

/**
 * Reports a message that a member received to admins; its sender is not notified. A second time changes nothing.
 * @throws DomainError TOO_MANY_REQUESTS, NOT_FOUND for what they did not receive
 */
export async function reportMessage(
  ctx: Context,
  member: Correspondent,
  { conversationId, messageId }: { conversationId: string; messageId: string },
  { reason, note }: MessageReportInput,
): Promise<void> {
  await ctx.limits.take('complaint', member.id)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await findReceived(tx, member.id, conversationId, messageId))) throw new DomainError('NOT_FOUND')
    const id = ctx.newId('messageReport')
    await insertMessageReport(tx, { id, messageId, userId: member.id, reason, note, now: ctx.now() })
  })
}

async function decide(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  reportId: string,
  state: 'dismissed' | 'upheld',
  reason: string,
): Promise<string> {
  const messageId = await findReportMessage(tx, reportId)
  if (messageId === null) throw new DomainError('NOT_FOUND')
  if (!(await tryDecideReport(tx, reportId, state, ctx.now())))
    throw await decidedMeanwhile(tx, ctx, messageId)
  const action = state === 'upheld' ? 'upholdMessageReport' : 'dismissMessageReport'
  await recordAdmin(tx, ctx, admin, action, messageId, reason)
  return messageId
}

/** Leaves a message that was reported where it is. @throws DomainError NOT_FOUND, MESSAGE_DECIDED */
export const dismissReport = (ctx: Context, admin: Admin, reportId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await decide(tx, ctx, admin, reportId, 'dismissed', '')
  })

/** Has a report that was dismissed wait again. @throws DomainError NOT_FOUND, MESSAGE_DECIDED when it is not dismissed */
export const reopenReport = (ctx: Context, admin: Admin, reportId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const messageId = await findReportMessage(tx, reportId)
    if (messageId === null) throw new DomainError('NOT_FOUND')
    if (!(await tryReopenReport(tx, reportId))) throw await decidedMeanwhile(tx, ctx, messageId)
    await recordAdmin(tx, ctx, admin, 'reopenMessageReport', messageId)
  })

/** Nobody has to answer what was taken back: the buyer waits from their next question on, if there is one. */
async function waitForNext(tx: Tx, messageId: string): Promise<void> {
  const wait = await dropReplyWait(tx, messageId)
  if (wait === null) return
  const asked = await listAskedSince(tx, { ...wait, since: wait.now })
  const next = asked.find(({ body }) => !isClosing(body))
  if (next) await openReplyWait(tx, { ...wait, messageId: next.id, now: next.deliveredAt })
}

/**
 * Takes a message back that was reported: its receiver no longer sees it, and its sender is notified with the reason.
 * @param reason may be empty
 * @throws DomainError NOT_FOUND, MESSAGE_DECIDED
 */
export const upholdReport = (ctx: Context, admin: Admin, reportId: string, reason: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const messageId = await decide(tx, ctx, admin, reportId, 'upheld', reason)
    const message = await findMessageHead(tx, messageId)
    if (!message || !(await tryTakeBackMessage(tx, messageId, reason, ctx.now()))) return
    const { conversationId, senderId, receiverId } = message
    await hideTakenBack(tx, receiverId, { conversationId, messageId })
    await waitForNext(tx, messageId)
    await notifyMember(tx, ctx, {
      userId: senderId,
      kind: 'messageRejected',
      data: {},
      link: linkTo('/chat/:conversationId', { conversationId }),
    })
    ctx.events.emitAfterCommit(tx, senderId, { name: 'messageRejected', data: publish(message, reason) })
  })
