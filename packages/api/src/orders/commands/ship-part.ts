import {
  findAnyOrderHead,
  findOwnParcel,
  insertPart,
  type OrderedParcel,
  type OrderHead,
  setTracking,
  type Tx,
  tryChangeRest,
} from '@pasar/db'
import {
  areSamePieces,
  awaitsRest,
  countGone,
  countPieces,
  DomainError,
  isService,
  isWithin,
  parcelDueAt,
  piecesToShip,
  remindOfRestAt,
  type ShipPartInput,
  type ShipRestInput,
  shipmentBy,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { findPieces } from '../internal/find-pieces'
import { notifyState, recordMove } from '../internal/history'
import { tryStepParcel } from '../internal/move-parcel'
import { notifyShipped } from '../internal/notify-shipped'
import { refuseShipped, shipWhole } from './ship'

/**
 * A seller hands pieces of a parcel to a courier; the others follow with further parts. All pieces at once are the
 * parcel as a whole. The form sent again is what it is.
 * @returns how many pieces are still to come
 * @throws DomainError NOT_FOUND for others' parcels too, PART_EMPTY, PARCEL_NOT_SHIPPABLE, VALIDATION; PARCEL_SHIPPED_BY and
 *   SALE_CHANGED when pieces were shipped or refunded since the page was made
 */
export async function shipPart(ctx: Context, seller: Seller<'ship'>, input: ShipPartInput): Promise<number> {
  const { parcelId, portions, seen } = input
  return ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    if (isService(parcel)) throw new DomainError('PARCEL_NOT_SHIPPABLE')
    const { lines, parts } = await findPieces(tx, parcel)
    const toShip = piecesToShip(lines, parts)
    const isAll = areSamePieces(portions, toShip)
    if (countGone(lines, parts) !== seen) {
      const isRepeated = parts.some(
        (part) => part.trackingNumber === input.trackingNumber && areSamePieces(part.lines, portions),
      )
      if (isRepeated) return parcel.restPieces
      if (parcel.state === 'shipped') await refuseShipped(tx, parcel)
      throw new DomainError('SALE_CHANGED')
    }
    const isFirst = parts.length === 0
    if (isFirst && isAll) {
      await shipWhole(tx, ctx, seller, { order, parcel }, input)
      return 0
    }
    if (isFirst ? parcel.state !== 'to_ship' : !awaitsRest(parcel)) {
      if (parcel.state === 'shipped') await refuseShipped(tx, parcel)
      throw new DomainError('PARCEL_NOT_SHIPPABLE')
    }
    if (!isWithin(portions, toShip)) throw new DomainError('PART_EMPTY')
    const rest = countPieces(toShip) - countPieces(portions)
    await sendPart(tx, ctx, seller, { order, parcel }, input, { rest, position: parts.length + 1 })
    return rest
  })
}

/**
 * A seller hands what is still to come of a parcel to a courier, all of it. The form sent again is what it is.
 * @throws DomainError NOT_FOUND for others' parcels too, VALIDATION; PARCEL_SHIPPED_BY and SALE_CHANGED when the rest is another
 *   than the form has seen
 */
export async function shipRest(ctx: Context, seller: Seller<'ship'>, input: ShipRestInput): Promise<void> {
  await ctx.transact({ order: { parcel: input.parcelId } }, async (tx) => {
    const parcel = await findOwnParcel(tx, input.parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order) throw new DomainError('NOT_FOUND')
    if (!awaitsRest(parcel) || parcel.restPieces !== input.rest) {
      const isGone = parcel.state === 'shipped' && parcel.restPieces === 0
      if (isGone && parcel.trackingNumber === input.trackingNumber) return
      if (isGone) await refuseShipped(tx, parcel)
      throw new DomainError('SALE_CHANGED')
    }
    const { lines, parts } = await findPieces(tx, parcel)
    const part = { ...input, portions: piecesToShip(lines, parts) }
    await sendPart(tx, ctx, seller, { order, parcel }, part, { rest: 0, position: parts.length + 1 })
  })
}

/** Sends one part; `rest` pieces are still to come after it. */
async function sendPart(
  tx: Tx,
  ctx: Context,
  seller: Seller<'ship'>,
  { order, parcel }: { order: OrderHead; parcel: OrderedParcel },
  { portions, ...tracking }: Pick<ShipPartInput, 'portions' | 'courier' | 'trackingNumber'>,
  { rest, position }: { rest: number; position: number },
): Promise<void> {
  const now = ctx.now()
  const shipment = shipmentBy((await ctx.settings.read()).couriers, tracking)
  const by = { actor: 'seller', actorId: seller.person.id } as const
  // While pieces are still to come, the clock to ship them goes on.
  const dueAt = rest > 0 ? parcel.dueAt : parcelDueAt('shipped', now, order.country, parcel)
  const remindAt = rest > 0 ? remindOfRestAt(now, dueAt, parcel) : null
  if (parcel.state === 'to_ship') {
    if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'shipped', by, { shippedAt: now })))
      throw new DomainError('PARCEL_NOT_SHIPPABLE')
  } else {
    const { id: parcelId, state: from } = parcel
    await recordMove(tx, ctx, { orderId: order.id, parcelId, from, to: 'part_shipped', ...by })
    notifyState(tx, ctx, order, order.state)
  }
  if (
    !(await tryChangeRest(tx, parcel.id, parcel.restPieces, {
      pieces: rest,
      dueAt,
      remindAt,
      shippedAt: now,
    }))
  )
    throw new DomainError('SALE_CHANGED')
  const id = ctx.newId('part')
  await insertPart(tx, {
    id,
    parcelId: parcel.id,
    position,
    ...shipment,
    shippedAt: now,
    lines: [...portions],
  })
  await setTracking(tx, parcel.id, shipment)
  const news =
    rest > 0
      ? ({ kind: 'partShipped', until: dueAt ?? undefined } as const)
      : ({ kind: 'parcelShipped' } as const)
  await notifyShipped(tx, ctx, { order, parcel }, shipment, { ...news, event: id })
}
