import { findAnyOrderHead, findOwnParcel, tryChangeTracking } from '@pasar/db'
import { DomainError, isService, linkTo, mayCorrectTracking, type ShipInput } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { notify, recordMove } from '../internal/history'

/**
 * A seller corrects a mistyped courier or number, within a day of shipping; the buyer is sent the right one.
 * @throws DomainError NOT_FOUND for others' parcels too, TRACKING_FIXED, TOO_MANY_REQUESTS
 */
export async function correctTracking(ctx: Context, seller: Seller<'ship'>, input: ShipInput): Promise<void> {
  const { parcelId, courier, trackingNumber } = input
  await ctx.limits.take('tracking', seller.id, parcelId)
  await ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.courier === courier && parcel.trackingNumber === trackingNumber) return
    if (
      isService(parcel) ||
      !mayCorrectTracking(parcel, ctx.now()) ||
      !(await tryChangeTracking(tx, parcelId, parcel.trackingNumber, { courier, trackingNumber }))
    )
      throw new DomainError('TRACKING_FIXED')
    await recordMove(tx, ctx, {
      orderId: order.id,
      parcelId,
      from: parcel.state,
      to: 'tracking_changed',
      actor: 'seller',
      actorId: seller.person.id,
      note: trackingNumber,
    })
    const data = { number: order.number, store: parcel.storeName }
    await notify(
      tx,
      ctx,
      order.buyerId,
      'parcelShipped',
      data,
      linkTo('/orders/user/:orderId', { orderId: order.id }),
    )
    const sent = { ...parcel, courier, trackingNumber }
    await queueParcelMail(tx, ctx, 'parcelShipped', {
      order,
      parcel: sent,
      to: 'buyer',
      // The mail with the wrong number has gone out under the same kind.
      event: ctx.newId('mail'),
    })
  })
}
