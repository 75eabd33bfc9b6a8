import { findAnyParcel, findOwnOrderHead, type OrderedParcel, type OrderHead, type Tx } from '@pasar/db'
import { awaitsRest, DomainError, linkTo, piecesToShip, type Sen } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { findPieces } from '../internal/find-pieces'
import { notify, notifySeller } from '../internal/history'
import { mailCancelled } from '../internal/mail-cancelled'
import type { By } from '../internal/move-parcel'
import { refundRest } from '../internal/refund-rest'
import { parcelRoots } from '../internal/roots'

/**
 * Gives back all that is still to come of a parcel that is shipped in parts; it goes on with what was shipped.
 * False when nothing is to come.
 */
export async function cancelUnshippedRest(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: OrderedParcel },
  by: By,
  note = '',
): Promise<boolean> {
  if (!awaitsRest(parcel)) return false
  const { lines, parts } = await findPieces(tx, parcel)
  const rest = piecesToShip(lines, parts)
  const amount = await refundRest(tx, ctx, { order, parcel, lines, by }, rest, { reason: 'cancelled', note })
  await notifyRestCancelled(tx, ctx, { order, parcel }, by, amount)
  await mailCancelled(tx, ctx, { order, parcel, lines, by }, rest, amount)
  return true
}

/** Notifies both sides, but for a buyer who did it; its seller is mailed the pieces, too. */
async function notifyRestCancelled(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: OrderedParcel },
  by: By,
  amount: Sen,
): Promise<void> {
  const data = { number: order.number, store: parcel.storeName }
  if (by.actor !== 'buyer') {
    const link = linkTo('/orders/user/:orderId', { orderId: order.id })
    await notify(tx, ctx, order.buyerId, 'restCancelled', data, link)
    await queueParcelMail(tx, ctx, 'restCancelled', { order, parcel, to: 'buyer', amount })
  }
  const link = linkTo('/seller/orders/:id/ship', { id: parcel.id })
  await notifySeller(tx, ctx, parcel.sellerId, 'restCancelled', data, link)
}

/**
 * A buyer cancels what their seller has not shipped yet of a parcel.
 * @throws DomainError NOT_FOUND, PARCEL_NOT_CANCELLABLE
 */
export async function cancelRest(ctx: Context, buyer: Buyer, parcelId: string): Promise<void> {
  await ctx.transact(parcelRoots(parcelId), async (tx) => {
    const parcel = await findAnyParcel(tx, parcelId)
    const order = parcel && (await findOwnOrderHead(tx, parcel.orderId, buyer.id))
    if (!order) throw new DomainError('NOT_FOUND')
    if (!(await cancelUnshippedRest(tx, ctx, { order, parcel }, { actor: 'buyer', actorId: buyer.id })))
      throw new DomainError('PARCEL_NOT_CANCELLABLE')
  })
}
