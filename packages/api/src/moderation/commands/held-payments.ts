import {
  type AuditAction,
  findAnyOrderHead,
  findPayment,
  insertRefund,
  postLedger,
  tryDecideHeld,
} from '@pasar/db'
import { canSendBack, DomainError, linkTo, postUnclaimed, type StaffNoteInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import { notify, notifyState } from '../../orders/internal/history'
import type { Context } from '../../platform/context'

const WAYS = {
  sendBack: { to: 'refunded', action: 'sendBackPayment', notice: 'orderRefunded' },
  settle: { to: 'closed', action: 'settlePayment', notice: 'paymentSettled' },
} as const
const ACTIONS: readonly AuditAction[] = Object.values(WAYS).map(({ action }) => action)

/**
 * Decides about a payment that does not match its order: what was received goes back the way it came, or it was settled by hand,
 * of which nothing is booked. An order that still waits can be paid anew. The second of two admins is refused.
 * @throws DomainError NOT_FOUND, PAYMENT_DECIDED, PAYMENT_NOT_REFUNDABLE for what was not received in ringgit
 */
export async function decideHeldPayment(
  ctx: Context,
  admin: Admin,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  way: keyof typeof WAYS,
  { note }: StaffNoteInput,
): Promise<void> {
  if (!(await findAnyOrderHead(ctx.db, orderId))) throw new DomainError('NOT_FOUND')
  await ctx.transact({ order: orderId }, async (tx) => {
    const now = ctx.now()
    const { to, action, notice } = WAYS[way]
    const [order, payment] = [await findAnyOrderHead(tx, orderId), await findPayment(tx, paymentId)]
    if (!order || payment?.orderId !== orderId) throw new DomainError('NOT_FOUND')
    const { provider, received } = payment
    if (payment.state === 'held' && way === 'sendBack' && !canSendBack(payment))
      throw new DomainError('PAYMENT_NOT_REFUNDABLE')
    if (!(await tryDecideHeld(tx, paymentId, to, { note, now })))
      throw await decidedBy(tx, ctx, 'PAYMENT_DECIDED', orderId, ACTIONS)
    if (way === 'sendBack' && received !== null) {
      await postLedger(
        tx,
        { id: ctx.newId('ledger'), kind: 'payment', reference: paymentId },
        postUnclaimed(provider, received),
      )
      // As money that came too late, it has paid for nothing of the order.
      await insertRefund(tx, { id: ctx.newId('refund'), paymentId, amount: received, reason: 'late', now })
    }
    const link = linkTo('/orders/user/:orderId', { orderId })
    await notify(tx, ctx, order.buyerId, notice, { number: order.number }, link)
    notifyState(tx, ctx, order, order.state)
    await recordAdmin(tx, ctx, admin, action, orderId, note)
  })
}
