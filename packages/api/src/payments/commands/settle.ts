import {
  addSold,
  findAnyOrderHead,
  findAppointment,
  findOrderLines,
  findParcels,
  findPayment,
  hurryAuctionsOf,
  insertPaymentEvent,
  insertRefund,
  moveOrder,
  moveParcel,
  movePayment,
  NotMoved,
  type OrderHead,
  type OrderLineView,
  type ParcelView,
  type PaymentState,
  type PaymentView,
  postLedger,
  type Roots,
  readTrend,
  renewCouponUses,
  restock,
  setEventOutcome,
  type Tx,
  takeStock,
  tryMovePayment,
  writeTrend,
} from '@pasar/db'
import {
  bumpTrend,
  isService,
  linkTo,
  mayMoveOrder,
  mayMoveParcel,
  parcelDueAt,
  postPayment,
  postUnclaimed,
  sen,
  TREND_WEIGHT,
  WINDOWS,
} from '@pasar/domain'
import { mayStillBuy } from '../../auctions/reads/terms'
import { tellAppointment } from '../../orders/internal/appointment-news'
import { notify, notifySeller, notifyState, recordMove } from '../../orders/internal/history'
import { releaseRest } from '../../orders/internal/release'
import type { Context } from '../../platform/context'
import { queueOrderMail } from '../../platform/mail/order-mails'
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
    const isNew = await insertPaymentEvent(tx, {
      provider: event.provider,
      id: event.id,
      paymentId: event.paymentId,
      type: event.type,
      payload: event.payload,
      now: ctx.now(),
    })
    if (!isNew) return 'repeated'
    const outcome = await decide(tx, ctx, event)
    await setEventOutcome(tx, event.provider, event.id, outcome)
    return outcome
  })
}

/** A closed payment is one nobody asks about any more; money that comes all the same is not lost. */
const UNSETTLED = ['open', 'closed'] as const satisfies readonly PaymentState[]

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
  if (event.amount !== payment.amount || event.currency !== payment.currency)
    return hold(tx, ctx, payment, order, event)
  // The page of a payment may outlive a change of its order: what was paid there is for something else.
  if (payment.amount !== order.total)
    return sendBack(tx, ctx, payment, order, 'paid before the order was changed')
  if (order.state !== 'awaiting_payment' && !(await retakeGoods(tx, ctx, order)))
    return sendBack(tx, ctx, payment, order, 'paid after the order was closed')
  await pay(tx, ctx, payment, order)
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
  await movePayment(tx, payment.id, UNSETTLED, 'held', { now: ctx.now(), note })
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
 * missing.
 */
async function retakeGoods(tx: Tx, ctx: Context, order: OrderHead): Promise<boolean> {
  if (!mayMoveOrder(order.state, 'paid', 'system')) return false
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
    { id: ctx.newId('ledger'), kind: 'payment', reference: payment.id, at: now },
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

const paidBy = (parcel: ParcelView) => ({
  parcelId: parcel.id,
  sellerId: parcel.sellerId,
  paid: parcel.total,
  promoted: sen(parcel.platformDiscount + parcel.shippingPlatformDiscount),
})

async function pay(tx: Tx, ctx: Context, payment: PaymentView, order: OrderHead): Promise<void> {
  const now = ctx.now()
  const link = linkTo('/orders/user/:orderId', { orderId: order.id })
  await movePayment(tx, payment.id, UNSETTLED, 'succeeded', { now })
  await moveOrder(tx, order.id, [order.state], 'paid', now)
  const bySystem = { orderId: order.id, actor: 'system' as const, actorId: null }
  await recordMove(tx, ctx, { ...bySystem, parcelId: null, from: order.state, to: 'paid' })
  notifyState(tx, ctx, order, 'paid')
  await notify(tx, ctx, order.buyerId, 'orderPaid', { number: order.number, total: order.total }, link)

  const parcels = await findParcels(tx, order.id)
  await postLedger(
    tx,
    { id: ctx.newId('ledger'), kind: 'payment', reference: payment.id, at: now },
    postPayment(payment.provider, parcels.map(paidBy)),
  )
  await hurryAuctionsOf(tx, order.id, now)
  const lines = await findOrderLines(tx, order.id)
  await queueOrderMail(tx, ctx, 'orderPaid', { head: order, parcels, lines })
  for (const line of lines) {
    await addSold(tx, line.itemId, line.quantity)
    await writeTrend(tx, line.itemId, bumpTrend(await readTrend(tx, line.itemId), TREND_WEIGHT.sale, now))
  }
  for (const parcel of parcels) {
    if (!mayMoveParcel(parcel.state, 'to_ship', 'system')) throw new NotMoved('parcel', parcel.id, 'to_ship')
    await moveParcel(tx, parcel.id, [parcel.state], 'to_ship', {
      dueAt: parcelDueAt('to_ship', now, order.country),
      remindAt: now + WINDOWS.remindSeller,
    })
    await recordMove(tx, ctx, { ...bySystem, parcelId: parcel.id, from: parcel.state, to: 'to_ship' })
    const own = lines.filter((line) => line.parcelId === parcel.id)
    if (isService(parcel)) await tellNewService(tx, ctx, order, parcel)
    else if (own.every((line) => line.isVirtual)) await completeDigital(tx, ctx, order, parcel, own)
    else
      await notifySeller(tx, ctx, parcel.sellerId, 'parcelToShip', { number: order.number }, '/orders/seller')
  }
}

/** The seller of a service is told of the date the buyer wished for, or to name one. */
async function tellNewService(tx: Tx, ctx: Context, order: OrderHead, parcel: ParcelView): Promise<void> {
  const appointment = await findAppointment(tx, parcel.id)
  const kind = appointment?.state === 'wished' ? 'appointmentProposed' : 'appointmentOpen'
  const until = parcelDueAt('to_ship', ctx.now(), order.country)
  await tellAppointment(tx, ctx, kind, { order, parcel, to: 'seller', until })
}

/** Digital goods are delivered by being paid: the parcel completes by itself and the money is released. */
async function completeDigital(
  tx: Tx,
  ctx: Context,
  order: OrderHead,
  parcel: ParcelView,
  lines: readonly OrderLineView[],
): Promise<void> {
  const now = ctx.now()
  await moveParcel(tx, parcel.id, ['to_ship'], 'completed', { deliveredAt: now, completedAt: now })
  await recordMove(tx, ctx, {
    orderId: order.id,
    parcelId: parcel.id,
    from: 'to_ship',
    to: 'completed',
    actor: 'system',
    actorId: null,
  })
  await releaseRest(tx, ctx, parcel, lines)
}
