import { findOrderByNumber, findParcels, findParts } from '@pasar/db'
import { DomainError, type OrderState, type ParcelState, type TrackInput, trackingUrl } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { type PartView, viewParts } from '../internal/part-views'

export interface TrackedParcel {
  id: string
  storeName: string
  state: ParcelState
  shippingMethod: string
  courier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  shippedAt: number | null
  deliveredAt: number | null
  dueAt: number | null
  /** What was shipped so far of a parcel that is shipped in parts, without what is in it. */
  parts: PartView[]
  restPieces: number
}

export interface TrackedOrder {
  number: string
  state: OrderState
  placedAt: number
  parcels: TrackedParcel[]
}

/**
 * How far an order is, for whoever knows its number and the email it was placed with: nothing of who or where.
 * A number nobody has and an email that is not its are the same to whoever asks.
 * @throws DomainError TOO_MANY_REQUESTS, ORDER_UNKNOWN
 */
export async function trackOrder(ctx: Context, { number, email }: TrackInput): Promise<TrackedOrder> {
  await ctx.limits.take('track', ctx.client)
  const order = await findOrderByNumber(ctx.db, number)
  const [parcels, parts] = await Promise.all([
    findParcels(ctx.db, order?.id ?? ''),
    findParts(ctx.db, order?.id ?? ''),
  ])
  if (order?.email.toLowerCase() !== email) throw new DomainError('ORDER_UNKNOWN')
  return {
    number: order.number,
    state: order.state,
    placedAt: order.placedAt,
    parcels: parcels.map(
      ({
        id,
        storeName,
        state,
        shippingMethod,
        courier,
        trackingNumber,
        shippedAt,
        deliveredAt,
        ...rest
      }) => ({
        id,
        storeName,
        state,
        shippingMethod,
        courier,
        trackingNumber,
        trackingUrl: trackingUrl(rest.courierPage, trackingNumber),
        shippedAt,
        deliveredAt,
        dueAt: rest.restPieces > 0 ? rest.dueAt : null,
        parts: viewParts(parts, id, []),
        restPieces: rest.restPieces,
      }),
    ),
  }
}
