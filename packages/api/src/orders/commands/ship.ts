import { findAnyOrderHead, findOwnParcel, findShipper, setTracking, type Tx } from '@pasar/db'
import { DomainError, isService, linkTo, type ShipInput } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { notify } from '../internal/history'
import { tryStepParcel } from '../internal/move-parcel'

/**
 * A seller hands a parcel to a courier. Sent again with the same number it is what it is.
 * @throws DomainError NOT_FOUND for others' parcels too, PARCEL_SHIPPED_BY, PARCEL_NOT_SHIPPABLE
 */
export async function shipParcel(ctx: Context, seller: Seller<'ship'>, input: ShipInput): Promise<void> {
  const { parcelId, courier, trackingNumber } = input
  await ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.state === 'shipped') {
      if (parcel.trackingNumber === trackingNumber) return
      await refuseShipped(tx, parcelId, parcel.trackingNumber)
    }
    if (isService(parcel)) throw new DomainError('PARCEL_NOT_SHIPPABLE')
    const by = { actor: 'seller', actorId: seller.person.id } as const
    if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'shipped', by, { shippedAt: ctx.now() })))
      throw new DomainError('PARCEL_NOT_SHIPPABLE')
    await setTracking(tx, parcelId, courier, trackingNumber)
    const sent = { ...parcel, courier, trackingNumber }
    const data = { number: order.number, store: parcel.storeName }
    await notify(
      tx,
      ctx,
      order.buyerId,
      'parcelShipped',
      data,
      linkTo('/orders/user/:orderId', { orderId: order.id }),
    )
    await queueParcelMail(tx, ctx, 'parcelShipped', { order, parcel: sent, to: 'buyer' })
  })
}

/** Of two who ship a parcel, the second learns who was first. @throws DomainError PARCEL_SHIPPED_BY */
async function refuseShipped(tx: Tx, parcelId: string, trackingNumber: string | null): Promise<void> {
  const name = await findShipper(tx, parcelId)
  if (name) throw new DomainError('PARCEL_SHIPPED_BY', { name, tracking: trackingNumber ?? '' })
}
