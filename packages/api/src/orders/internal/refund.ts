import {
  findCapturedPayment,
  findOrderLines,
  findParcels,
  insertRefund,
  isReleased,
  moveOrder,
  movePayment,
  NotMoved,
  type OrderHead,
  type ParcelView,
  postLedger,
  sumRefunds,
  type Tx,
  takeBackLine,
  takeBackShipping,
} from '@pasar/db'
import {
  linkTo,
  mayMoveOrder,
  postPartialRefund,
  REFUNDED_STATES,
  type Refund,
  remainingMoney,
} from '@pasar/domain'
import type { Context } from '../../platform/context'
import { notify, notifyState, recordMove } from './history'
import { BY_SYSTEM } from './move-parcel'
import { partiesOf, refundableOf } from './release'

export interface RefundRequest {
  order: OrderHead
  parcel: ParcelView
  back: Refund
  /** Why, for the books. */
  reason: 'cancelled' | 'claim' | 'seller' | 'staff'
  claimId?: string
}

/**
 * Gives money of a parcel back: it becomes the buyer's in the books at once, and the job sends it the way it was
 * paid. Never more than is left of each line; two at once are one after the other.
 * @throws RangeError when it is more than is left: a mistake of ours, and nothing is written
 */
export async function refund(tx: Tx, ctx: Context, what: RefundRequest): Promise<void> {
  const { order, parcel, back } = what
  const before = remainingMoney(refundableOf(parcel, await findOrderLines(tx, order.id)))
  for (const line of back.lines)
    if (!(await takeBackLine(tx, line))) throw new RangeError(`More than is left of ${line.lineId}`)
  if (!(await takeBackShipping(tx, parcel.id, back.shipping)))
    throw new RangeError(`More than is left of the shipping of ${parcel.id}`)
  const refundId = ctx.newId('refund')
  await postLedger(
    tx,
    { id: ctx.newId('ledger'), kind: 'adjustment', reference: refundId },
    postPartialRefund({ ...partiesOf(parcel), before, isReleased: await isReleased(tx, parcel.id) }, back),
  )
  if (back.paid > 0) await requestRefund(tx, ctx, refundId, what)
}

async function requestRefund(tx: Tx, ctx: Context, id: string, what: RefundRequest): Promise<void> {
  const { order, parcel, back, reason, claimId = null } = what
  const now = ctx.now()
  const payment = await findCapturedPayment(tx, order.id)
  if (!payment) throw new RangeError(`Nothing was captured for ${order.id}`)
  await insertRefund(tx, {
    id,
    paymentId: payment.id,
    amount: back.paid,
    reason,
    now,
    parcelId: parcel.id,
    claimId,
  })
  if ((await sumRefunds(tx, payment.id)) === payment.amount)
    await movePayment(tx, payment.id, ['succeeded'], 'refunded', { now })
  const { number } = order
  await notify(
    tx,
    ctx,
    order.buyerId,
    'orderRefunded',
    { number, amount: back.paid },
    linkTo('/orders/user/:orderId', { orderId: order.id }),
  )
  tx.afterCommit(() => ctx.jobTriggers.trigger('refunds'))
}

const isGivenBack = ({ state }: ParcelView): boolean => REFUNDED_STATES.includes(state)

/** The state of an order follows from its parcels and from what has gone back. */
export async function followRefunds(tx: Tx, ctx: Context, order: OrderHead): Promise<void> {
  const to = (await findParcels(tx, order.id)).every(isGivenBack) ? 'refunded' : 'partially_refunded'
  // More has gone back of one of which something had: its buyer sees other amounts.
  if (order.state === to) return notifyState(tx, ctx, order, to)
  if (!mayMoveOrder(order.state, to, 'system')) throw new NotMoved('order', order.id, to)
  await moveOrder(tx, order.id, [order.state], to)
  await recordMove(tx, ctx, { orderId: order.id, parcelId: null, from: order.state, to, ...BY_SYSTEM })
  notifyState(tx, ctx, order, to)
}
