import {
  addSale,
  findAppointment,
  findOrderLines,
  findParcels,
  hurryAuctionsOf,
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
  readTrend,
  type Tx,
} from '@pasar/db'
import {
  bumpTrend,
  days,
  isService,
  linkTo,
  mayMoveParcel,
  parcelDueAt,
  postPayment,
  sen,
  TREND_WEIGHT,
} from '@pasar/domain'
import { notifyOfAppointment } from '../../orders/internal/appointment-news'
import { notify, notifySeller, notifyState, recordMove } from '../../orders/internal/history'
import { releaseRest } from '../../orders/internal/release'
import type { Context } from '../../platform/context'
import { queueOrderMail } from '../../platform/mail/order-mails'
import { queueParcelMail, toPieces } from '../../platform/mail/parcel-mails'

/** A closed payment is none to pay with any more. Its page may still be open: money that comes all the same is not lost. */
export const UNSETTLED = ['open', 'closed'] as const satisfies readonly PaymentState[]

const paidBy = (parcel: ParcelView) => ({
  parcelId: parcel.id,
  sellerId: parcel.sellerId,
  paid: parcel.total,
  promoted: sen(parcel.platformDiscount + parcel.shippingPlatformDiscount),
})

/** Moves an order and its parcels to paid, with their money, mails and notices, in the transaction of its payment. */
export async function payOrder(tx: Tx, ctx: Context, payment: PaymentView, order: OrderHead): Promise<void> {
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
    { id: ctx.newId('ledger'), kind: 'payment', reference: payment.id },
    postPayment(payment.provider, parcels.map(paidBy)),
  )
  await hurryAuctionsOf(tx, order.id, now)
  const lines = await findOrderLines(tx, order.id)
  await queueOrderMail(tx, ctx, 'orderPaid', { head: order, parcels, lines })
  for (const line of lines) {
    const trend = bumpTrend(await readTrend(tx, line.itemId), TREND_WEIGHT.sale, now)
    await addSale(tx, line.itemId, line.quantity, trend)
  }
  for (const parcel of parcels) {
    if (!mayMoveParcel(parcel.state, 'to_ship', 'system')) throw new NotMoved('parcel', parcel.id, 'to_ship')
    await moveParcel(tx, parcel.id, [parcel.state], 'to_ship', {
      dueAt: parcelDueAt('to_ship', now, order.country, parcel),
      remindAt: now + days(parcel.remindDays),
    })
    await recordMove(tx, ctx, { ...bySystem, parcelId: parcel.id, from: parcel.state, to: 'to_ship' })
    const own = lines.filter((line) => line.parcelId === parcel.id)
    if (isService(parcel)) await notifyOfService(tx, ctx, order, parcel)
    else if (own.every((line) => line.isVirtual)) await completeDigital(tx, ctx, order, parcel, own)
    else {
      await notifySeller(tx, ctx, parcel.sellerId, 'parcelToShip', { number: order.number }, '/orders/seller')
      const until = parcelDueAt('to_ship', now, order.country, parcel) ?? undefined
      const goods = own.filter((line) => !line.isVirtual).map((line) => toPieces(line))
      const mail = { order, parcel, to: 'seller', until, amount: parcel.total, lines: goods } as const
      await queueParcelMail(tx, ctx, 'parcelToShip', mail)
    }
  }
}

/** The seller of a service gets the date the buyer wished for, or a request to name one. */
async function notifyOfService(tx: Tx, ctx: Context, order: OrderHead, parcel: ParcelView): Promise<void> {
  const appointment = await findAppointment(tx, parcel.id)
  const kind = appointment?.state === 'wished' ? 'appointmentProposed' : 'appointmentOpen'
  const until = parcelDueAt('to_ship', ctx.now(), order.country, parcel)
  await notifyOfAppointment(tx, ctx, kind, { order, parcel, to: 'seller', until })
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
