import { findAnyOrderHead, findOwnParcel, type OrderHead, type ParcelView, type Tx } from '@pasar/db'
import { DomainError, days, endOfMalaysianDay, lateFrom, linkTo, startOfDay } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { agreedDay } from '../internal/agreed-day'
import { notifyOfAppointment } from '../internal/appointment-news'
import { notify } from '../internal/history'
import { type By, tryStepParcel } from '../internal/move-parcel'

/**
 * A parcel has arrived, or a service was done: the protection window begins, and the buyer is notified.
 * False when it has moved on.
 */
export async function deliverParcel(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  by: By,
): Promise<boolean> {
  const now = ctx.now()
  if (parcel.state !== 'shipped') return false
  const day = await agreedDay(tx, parcel)
  if (day !== null) return finishService(tx, ctx, { order, parcel }, by, day)
  // A seller's word does not shorten what a buyer has to notice that nothing came.
  const from = by.actor === 'seller' ? Math.max(now, lateFrom(parcel.shippedAt ?? now, order.country)) : now
  const until = from + days(parcel.protectDays)
  const times = { deliveredAt: now, dueAt: until }
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'delivered', by, times))) return false
  const data = { number: order.number, store: parcel.storeName, until }
  await notify(
    tx,
    ctx,
    order.buyerId,
    'parcelDelivered',
    data,
    linkTo('/orders/user/:orderId', { orderId: order.id }),
  )
  await queueParcelMail(tx, ctx, 'parcelDelivered', { order, parcel, to: 'buyer', until })
  return true
}

/** Nobody says so before the day, and the protection runs from its end, whoever says so. */
async function finishService(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  by: By,
  day: string,
): Promise<boolean> {
  const now = ctx.now()
  if (now < startOfDay(day)) return false
  const until = Math.max(now, endOfMalaysianDay(day)) + days(parcel.protectDays)
  const times = { deliveredAt: now, dueAt: until }
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'delivered', by, times))) return false
  await notifyOfAppointment(tx, ctx, 'appointmentDone', { order, parcel, to: 'buyer', until })
  return true
}

/**
 * A seller says that a parcel has arrived, or that a service was done. Pressed again it is what it is.
 * @throws DomainError NOT_FOUND for others' parcels too, PARCEL_NOT_DELIVERABLE
 */
export async function deliverSale(ctx: Context, seller: Seller<'ship'>, parcelId: string): Promise<void> {
  await ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.state === 'delivered') return
    if (!(await deliverParcel(tx, ctx, { order, parcel }, { actor: 'seller', actorId: seller.person.id })))
      throw new DomainError('PARCEL_NOT_DELIVERABLE')
  })
}
