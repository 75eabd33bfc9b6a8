import {
  addSold,
  findAnyOrderHead,
  findAnyParcel,
  findOrderLines,
  findOwnOrderHead,
  findOwnParcel,
  findParcels,
  type OrderHead,
  type ParcelView,
  releaseCouponUses,
  restock,
  type Tx,
} from '@pasar/db'
import { allPortions, DomainError, isService, linkTo, type Sen, valuePortions } from '@pasar/domain'
import type { Buyer, Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { notify, notifySeller } from '../internal/history'
import { type By, tryStepParcel } from '../internal/move-parcel'
import { followRefunds, refund } from '../internal/refund'
import { refundableOf } from '../internal/release'
import { parcelRoots } from '../internal/roots'

/**
 * Ends a paid parcel that was not shipped: its goods go back on sale and all its money goes back at once. Coupons
 * count again when nothing of the order is left. False when it has moved on.
 */
export async function cancelUnshipped(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  by: By,
  note = '',
): Promise<boolean> {
  if (parcel.state !== 'to_ship') return false
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'cancelled', by, { note }))) return false
  const lines = (await findOrderLines(tx, order.id)).filter(({ parcelId }) => parcelId === parcel.id)
  // What went back before is on sale again already.
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
  await restock(tx, left)
  for (const { itemId, quantity } of left) await addSold(tx, itemId, -quantity)
  const refundable = refundableOf(parcel, lines)
  const back = valuePortions(refundable, allPortions(refundable), true)
  await refund(tx, ctx, { order, parcel, back, reason: 'cancelled' })
  await followRefunds(tx, ctx, order)
  const parcels = await findParcels(tx, order.id)
  if (parcels.every(({ state }) => state === 'cancelled')) await releaseCouponUses(tx, order.id, ctx.now())
  await notifyCancelled(tx, ctx, { order, parcel }, by, back.paid)
  return true
}

async function notifyCancelled(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  by: By,
  amount: Sen,
): Promise<void> {
  const data = { number: order.number, store: parcel.storeName }
  const kind = isService(parcel) ? 'serviceCancelled' : 'parcelCancelled'
  if (by.actor !== 'buyer') {
    await notify(tx, ctx, order.buyerId, kind, data, linkTo('/orders/user/:orderId', { orderId: order.id }))
    await queueParcelMail(tx, ctx, kind, { order, parcel, to: 'buyer', amount })
  }
  if (by.actor !== 'seller') await notifySeller(tx, ctx, parcel.sellerId, kind, data, '/orders/seller')
}

/**
 * Cancels a parcel of the buyer's own that is not shipped yet; pressed again it is what it is.
 * @throws DomainError NOT_FOUND, PARCEL_NOT_CANCELLABLE
 */
export async function cancelParcel(ctx: Context, buyer: Buyer, parcelId: string): Promise<void> {
  await ctx.transact(parcelRoots(parcelId), async (tx) => {
    const parcel = await findAnyParcel(tx, parcelId)
    const order = parcel && (await findOwnOrderHead(tx, parcel.orderId, buyer.id))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.state === 'cancelled') return
    if (!(await cancelUnshipped(tx, ctx, { order, parcel }, { actor: 'buyer', actorId: buyer.id })))
      throw new DomainError('PARCEL_NOT_CANCELLABLE')
  })
}

/**
 * A seller cancels what cannot be sent, and says why.
 * @throws DomainError NOT_FOUND, PARCEL_NOT_CANCELLABLE
 */
export async function cancelSale(
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  parcelId: string,
  reason: string,
): Promise<void> {
  await ctx.transact(parcelRoots(parcelId), async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.state === 'cancelled') return
    if (
      !(await cancelUnshipped(
        tx,
        ctx,
        { order, parcel },
        { actor: 'seller', actorId: seller.person.id },
        reason,
      ))
    )
      throw new DomainError('PARCEL_NOT_CANCELLABLE')
  })
}
