import {
  findAnyOrderHead,
  findOwnParcel,
  findParts,
  type OrderedParcel,
  type ParcelPart,
  type Tx,
  tryChangePartTracking,
  tryChangeTracking,
} from '@pasar/db'
import {
  type CorrectTrackingInput,
  DomainError,
  isService,
  mayCorrectTracking,
  type Shipment,
  shipmentBy,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { notifyState, recordMove } from '../internal/history'
import { notifyShipped } from '../internal/notify-shipped'

/**
 * A seller corrects a mistyped courier or number of a parcel, or of one of its parts, within a day of shipping; the
 * buyer is sent the right one.
 * @throws DomainError NOT_FOUND for others' parcels too, TRACKING_FIXED, TOO_MANY_REQUESTS, VALIDATION
 */
export async function correctTracking(
  ctx: Context,
  seller: Seller<'ship'>,
  { parcelId, partId, ...typed }: CorrectTrackingInput,
): Promise<void> {
  const { courier, trackingNumber } = typed
  await ctx.limits.take('tracking', seller.id, parcelId)
  await ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    const parts = (await findParts(tx, order.id)).filter((part) => part.parcelId === parcelId)
    const part = parts.find(({ id }) => id === partId)
    // What was shipped in parts has a number for each of them.
    if (parts.length > 0 !== (part !== undefined)) throw new DomainError('TRACKING_FIXED')
    const before = part ?? parcel
    if (before.courier === courier && before.trackingNumber === trackingNumber) return
    const right = shipmentBy((await ctx.settings.read()).couriers, typed, before)
    const shipped = { state: parcel.state, shippedAt: before.shippedAt }
    if (
      isService(parcel) ||
      !mayCorrectTracking(shipped, ctx.now()) ||
      !(await tryCorrect(tx, parcel, part, part === parts.at(-1), right))
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
    notifyState(tx, ctx, order, order.state)
    await notifyShipped(tx, ctx, { order, parcel }, right, {
      kind: parcel.restPieces > 0 ? 'partShipped' : 'parcelShipped',
      until: parcel.restPieces > 0 ? (parcel.dueAt ?? undefined) : undefined,
      // The mail with the wrong number has gone out under the same kind.
      event: ctx.newId('mail'),
    })
  })
}

/** A parcel has the tracking of its latest part. False when another has changed it. */
async function tryCorrect(
  tx: Tx,
  parcel: OrderedParcel,
  part: ParcelPart | undefined,
  isLatest: boolean,
  right: Shipment,
): Promise<boolean> {
  if (part && !(await tryChangePartTracking(tx, part.id, part.trackingNumber, right))) return false
  return !isLatest || tryChangeTracking(tx, parcel.id, parcel.trackingNumber, right)
}
