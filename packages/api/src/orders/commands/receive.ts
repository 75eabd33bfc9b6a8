import {
  findAnyParcel,
  findOrderLines,
  findOwnOrderHead,
  type OrderHead,
  type ParcelView,
  type Tx,
} from '@pasar/db'
import { DomainError, startOfDay } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { agreedDay } from '../internal/agreed-day'
import { notifySeller } from '../internal/history'
import { type By, tryStepParcel } from '../internal/move-parcel'
import { releaseRest } from '../internal/release'

/** Ends a delivered parcel well: its money is released. False when it has moved on. */
export async function completeParcel(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  by: By,
): Promise<boolean> {
  if (parcel.state !== 'delivered') return false
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'completed', by, { completedAt: ctx.now() })))
    return false
  await releaseRest(tx, ctx, parcel, await findOrderLines(tx, order.id))
  const data = { number: order.number, store: parcel.storeName }
  await notifySeller(tx, ctx, parcel.sellerId, 'parcelCompleted', data, '/orders/seller')
  return true
}

/**
 * The buyer has it and is content: the protection ends and the seller gets the money. Pressed again it is what it is.
 * @throws DomainError NOT_FOUND, PARCEL_NOT_CONFIRMABLE
 */
export async function confirmReceipt(ctx: Context, buyer: Buyer, parcelId: string): Promise<void> {
  await ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const parcel = await findAnyParcel(tx, parcelId)
    const order = parcel && (await findOwnOrderHead(tx, parcel.orderId, buyer.id))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.state === 'completed') return
    const by: By = { actor: 'buyer', actorId: buyer.id }
    const now = ctx.now()
    const isArriving = parcel.state === 'shipped'
    const day = await agreedDay(tx, parcel)
    if (day !== null && now < startOfDay(day)) throw new DomainError('PARCEL_NOT_CONFIRMABLE')
    if (
      isArriving &&
      !(await tryStepParcel(tx, ctx, { order, parcel }, 'delivered', by, { deliveredAt: now }))
    )
      throw new DomainError('PARCEL_NOT_CONFIRMABLE')
    const arrived: ParcelView = isArriving ? { ...parcel, state: 'delivered', deliveredAt: now } : parcel
    if (!(await completeParcel(tx, ctx, { order, parcel: arrived }, by)))
      throw new DomainError('PARCEL_NOT_CONFIRMABLE')
  })
}
