import {
  findAnyOrderHead,
  findOrderLines,
  findPayment,
  findRecipient,
  hasPaymentEvent,
  insertPaymentEvent,
  insertRefund,
  movePayment,
  type OrderHead,
  type PaymentView,
  postLedger,
  type Roots,
  renewCouponUses,
  restock,
  type Tx,
  takeStock,
  tryMovePayment,
} from '@pasar/db'
import { linkTo, mayMoveOrder, postUnclaimed } from '@pasar/domain'
import { mayStillBuy } from '../../auctions/reads/terms'
import { notify } from '../../orders/internal/history'
import type { Context } from '../../platform/context'
import { payOrder, UNSETTLED } from '../internal/pay-order'
import type { PaymentEvent } from '../providers/provider'

export type SettleOutcome = 'settled' | 'closed' | 'repeated' | 'ignored' | 'held' | 'refunding' | 'unknown'

/** The order of a payment; when it comes late, the goods and the coupons are taken once more. */
const rootsOf = (payment: string): Roots => ({
  order: { payment },
  auction: { payment },
  item: { payment },
  variant: { payment },
  coupon: { payment },
})

/**
 * Takes in what a provider says of a payment. However often, late or out of order an event comes, the
 * result is the same: one settlement, one set of entries; paid is never taken back by an older event.
 */
export async function settlePayment(ctx: Context, event: PaymentEvent): Promise<SettleOutcome> {
  return ctx.transact(rootsOf(event.paymentId), async (tx) => {
    const { provider, id, paymentId, type, payload } = event
    if (await hasPaymentEvent(tx, provider, id)) return 'repeated'
    const outcome = await decide(tx, ctx, event)
    await insertPaymentEvent(tx, { provider, id, paymentId, type, payload, outcome, now: ctx.now() })
    return outcome
  })
}

/** An order that coupons made free is paid at once: there is nothing to ask a provider for. */
export const settleFree = (ctx: Context, payment: PaymentView): Promise<SettleOutcome> =>
  settlePayment(ctx, {
    provider: payment.provider,
    id: `free-${payment.id}`,
    type: 'succeeded',
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    payload: '{}',
  })

async function decide(tx: Tx, ctx: Context, event: PaymentEvent): Promise<SettleOutcome> {
  const payment = await findPayment(tx, event.paymentId)
  const order = payment && (await findAnyOrderHead(tx, payment.orderId))
  if (!payment || !order || payment.provider !== event.provider) return 'unknown'
  if (event.type === 'failed') return close(tx, ctx, payment)
  if (event.type !== 'succeeded') return 'ignored'
  if (!UNSETTLED.some((state) => state === payment.state)) return 'ignored'
  // An admin has settled this by hand; the provider only says it once more.
  if (event.amount === payment.received && event.currency === payment.receivedCurrency) return 'ignored'
  if (event.amount !== payment.amount || event.currency !== payment.currency)
    return hold(tx, ctx, payment, order, event)
  // The page of a payment may outlive a change of its order: what was paid there is for something else.
  if (payment.amount !== order.total)
    return sendBack(tx, ctx, payment, order, 'paid before the order was changed')
  if (order.state !== 'awaiting_payment' && !(await retakeGoods(tx, ctx, order)))
    return sendBack(tx, ctx, payment, order, 'paid after the order was closed')
  await payOrder(tx, ctx, payment, order)
  return 'settled'
}

/** Nothing comes of this payment any more; while its order waits, another may be opened. */
async function close(tx: Tx, ctx: Context, payment: PaymentView): Promise<SettleOutcome> {
  const change = { now: ctx.now(), note: 'the provider says it failed' }
  return (await tryMovePayment(tx, payment.id, ['open'], 'closed', change)) ? 'closed' : 'ignored'
}

/** Money that does not match the order waits for an admin; nothing is shipped and nothing is booked. */
async function hold(
  tx: Tx,
  ctx: Context,
  payment: PaymentView,
  order: OrderHead,
  event: PaymentEvent,
): Promise<SettleOutcome> {
  const note = `expected ${payment.amount} ${payment.currency}, received ${event.amount} ${event.currency}`
  const received = { amount: event.amount, currency: event.currency }
  await movePayment(tx, payment.id, UNSETTLED, 'held', { now: ctx.now(), note, received })
  await notify(
    tx,
    ctx,
    order.buyerId,
    'paymentHeld',
    { number: order.number },
    linkTo('/orders/user/:orderId', { orderId: order.id }),
  )
  return 'held'
}

/**
 * A payment that comes after the order was closed is good if everything is still there, and what was auctioned
 * still theirs to buy: meanwhile others may have bid. All or nothing: what was taken is put back when something is
 * missing. Of whoever has deleted their account there is no address any more.
 */
async function retakeGoods(tx: Tx, ctx: Context, order: OrderHead): Promise<boolean> {
  if (!mayMoveOrder(order.state, 'paid', 'system')) return false
  if ((await findRecipient(tx, order.buyerId)) === null) return false
  const lines = await findOrderLines(tx, order.id)
  for (const line of lines) if (!(await mayStillBuy(tx, line, order.buyerId, ctx.now()))) return false
  if ((await takeStock(tx, lines)) !== null) return false
  if (await renewCouponUses(tx, order.id)) return true
  await restock(tx, lines)
  return false
}

async function sendBack(
  tx: Tx,
  ctx: Context,
  payment: PaymentView,
  order: OrderHead,
  note: string,
): Promise<SettleOutcome> {
  const now = ctx.now()
  if (payment.amount === 0) {
    await movePayment(tx, payment.id, UNSETTLED, 'closed', {
      now,
      note: 'free, and closed: nothing to send back',
    })
    return 'ignored'
  }
  await movePayment(tx, payment.id, UNSETTLED, 'refunded', { now, note })
  await postLedger(
    tx,
    { id: ctx.newId('ledger'), kind: 'payment', reference: payment.id },
    postUnclaimed(payment.provider, payment.amount),
  )
  await insertRefund(tx, {
    id: ctx.newId('refund'),
    paymentId: payment.id,
    amount: payment.amount,
    reason: 'late',
    now,
  })
  await notify(
    tx,
    ctx,
    order.buyerId,
    'orderRefunded',
    { number: order.number },
    linkTo('/orders/user/:orderId', { orderId: order.id }),
  )
  return 'refunding'
}
