import {
  findAnyOrderHead,
  findOwnParcel,
  findShipper,
  type OrderedParcel,
  type OrderHead,
  setTracking,
  type Tx,
} from '@pasar/db'
import { DomainError, isService, type ShipInput, type Shipment, shipmentBy } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { tryStepParcel } from '../internal/move-parcel'
import { notifyShipped } from '../internal/notify-shipped'

/**
 * A seller hands a parcel to a courier, whole. Sent again with the same number it is what it is.
 * @throws DomainError NOT_FOUND for others' parcels too, PARCEL_SHIPPED_BY, PARCEL_NOT_SHIPPABLE, VALIDATION for a
 *   courier that there is not, or whose number it cannot be
 */
export async function shipParcel(ctx: Context, seller: Seller<'ship'>, input: ShipInput): Promise<void> {
  await ctx.transact({ order: { parcel: input.parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, input.parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    await shipWhole(tx, ctx, seller, { order, parcel }, input)
  })
}

/** All of it goes at once. @throws DomainError PARCEL_SHIPPED_BY, PARCEL_NOT_SHIPPABLE, VALIDATION */
export async function shipWhole(
  tx: Tx,
  ctx: Context,
  seller: Seller<'ship'>,
  { order, parcel }: { order: OrderHead; parcel: OrderedParcel },
  tracking: Pick<Shipment, 'courier' | 'trackingNumber'>,
): Promise<void> {
  if (parcel.state === 'shipped') {
    if (parcel.restPieces === 0 && parcel.trackingNumber === tracking.trackingNumber) return
    await refuseShipped(tx, parcel)
  }
  if (isService(parcel)) throw new DomainError('PARCEL_NOT_SHIPPABLE')
  const shipment = shipmentBy((await ctx.settings.read()).couriers, tracking)
  const by = { actor: 'seller', actorId: seller.person.id } as const
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'shipped', by, { shippedAt: ctx.now() })))
    throw new DomainError('PARCEL_NOT_SHIPPABLE')
  await setTracking(tx, parcel.id, shipment)
  await notifyShipped(tx, ctx, { order, parcel }, shipment)
}

/** Of two who ship a parcel, the second learns who was first. @throws DomainError PARCEL_SHIPPED_BY */
export async function refuseShipped(
  tx: Tx,
  { id, trackingNumber }: Pick<OrderedParcel, 'id' | 'trackingNumber'>,
): Promise<void> {
  const name = await findShipper(tx, id)
  if (name) throw new DomainError('PARCEL_SHIPPED_BY', { name, tracking: trackingNumber ?? '' })
}
