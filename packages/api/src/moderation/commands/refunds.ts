import { findAnyOrderHead, finishRefund, postLedger, retryFailedRefund } from '@pasar/db'
import { DomainError, postUnclaimedRefund, type StaffNoteInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { queueRefundMail } from '../../platform/mail/order-mails'

/**
 * Sends back what the provider refused: asks it once more, or writes down that it was paid by bank transfer. To ask a second
 * time changes nothing.
 * @param refundId of the refund that failed
 * @param byHand what the transfer is known by; null to ask the provider once more
 * @throws DomainError NOT_FOUND; REFUND_NOT_FAILED for a transfer in the place of a refund that somebody else has seen to
 */
export async function retryRefund(
  ctx: Context,
  admin: Admin,
  orderId: string,
  refundId: string,
  byHand: StaffNoteInput | null,
): Promise<void> {
  if (!(await findAnyOrderHead(ctx.db, orderId))) throw new DomainError('NOT_FOUND')
  await ctx.transact({ order: orderId }, async (tx) => {
    const now = ctx.now()
    const refund = await retryFailedRefund(tx, { refundId, orderId })
    if (refund === null && byHand !== null) throw new DomainError('REFUND_NOT_FAILED')
    if (refund === null) return
    if (byHand === null) return recordAdmin(tx, ctx, admin, 'retryRefund', orderId)
    // It was taken up a moment ago, in this transaction: nobody else can have sent it.
    if (!(await finishRefund(tx, refund, 'done', now))) throw new DomainError('NOT_FOUND')
    // What the provider kept stays with it: the money left the market's bank account.
    await postLedger(
      tx,
      { id: ctx.newId('ledger'), kind: 'refund', reference: refund.id },
      postUnclaimedRefund('bank', refund.amount),
    )
    await queueRefundMail(tx, ctx, refund)
    await recordAdmin(tx, ctx, admin, 'refundByHand', orderId, byHand.note)
  })
}
