import {
  findAnyOrderHead,
  findAnyParcel,
  findOwnOrderHead,
  findOwnParcel,
  findParcels,
  type OrderHead,
  type ParcelView,
  releaseCouponUses,
  type Tx,
  tryHoldParcel,
} from '@pasar/db'
import { DomainError, isService, linkTo, type Sen } from '@pasar/domain'
import type { Buyer, Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { findCancelRefund } from '../internal/cancel-refund'
import { notify, notifySeller } from '../internal/history'
import { mailCancelled } from '../internal/mail-cancelled'
import { type By, tryStepParcel } from '../internal/move-parcel'
import { followRefunds, refund } from '../internal/refund'
import { refundPieces } from '../internal/refund-pieces'
import { putBackOnSale } from '../internal/refund-rest'
import { parcelRoots } from '../internal/roots'

/**
 * Ends a paid parcel that was not shipped: its goods go back on sale and its money goes back at once; an auction that
 * sold it is unsold. Files that the buyer has downloaded stay with them and stay paid; the parcel completes with those.
 * Coupons count again when nothing of the order is left.
 * @param withFetched files that were downloaded go back too
 * @returns what the buyer gets back; null when the parcel has moved on, or nothing of it can go back
 */
export async function cancelUnshipped(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  by: By,
  { note = '', withFetched = false } = {},
): Promise<Sen | null> {
  if (parcel.state !== 'to_ship') return null
  const { lines, portions, back, isWhole } = await findCancelRefund(tx, order.id, parcel, withFetched)
  if (portions.length === 0) return null
  if (isWhole) {
    if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'cancelled', by, { note }))) return null
    await putBackOnSale(tx, ctx, { lines, by }, portions)
    await refund(tx, ctx, { order, parcel, back, reason: 'cancelled' })
    await followRefunds(tx, ctx, order)
    const parcels = await findParcels(tx, order.id)
    if (parcels.every(({ state }) => state === 'cancelled')) await releaseCouponUses(tx, order.id, ctx.now())
  } else {
    if (!(await tryHoldParcel(tx, parcel.id, parcel.state))) return null
    await refundPieces(tx, ctx, { order, parcel, lines, by }, { portions, reason: 'cancelled', note })
  }
  await notifyCancelled(tx, ctx, { order, parcel }, by, back.paid)
  await mailCancelled(tx, ctx, { order, parcel, lines, by }, portions, back.paid)
  return back.paid
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
 * @returns what they get back; null when it was cancelled before
 * @throws DomainError NOT_FOUND, PARCEL_NOT_CANCELLABLE
 */
export function cancelParcel(ctx: Context, buyer: Buyer, parcelId: string): Promise<Sen | null> {
  return ctx.transact(parcelRoots(parcelId), async (tx) => {
    const parcel = await findAnyParcel(tx, parcelId)
    const order = parcel && (await findOwnOrderHead(tx, parcel.orderId, buyer.id))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.state === 'cancelled') return null
    const by = { actor: 'buyer', actorId: buyer.id } as const
    const amount = await cancelUnshipped(tx, ctx, { order, parcel }, by)
    if (amount === null) throw new DomainError('PARCEL_NOT_CANCELLABLE')
    return amount
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
    const by = { actor: 'seller', actorId: seller.person.id } as const
    if ((await cancelUnshipped(tx, ctx, { order, parcel }, by, { note: reason })) === null)
      throw new DomainError('PARCEL_NOT_CANCELLABLE')
  })
}
