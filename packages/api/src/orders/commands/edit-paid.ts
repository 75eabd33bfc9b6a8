import {
  findAnyParcel,
  findOwnOrderHead,
  findParcels,
  type OrderHead,
  type ParcelView,
  setBuyerNote,
  setOrderAddress,
  takeEdit,
} from '@pasar/db'
import { type Address, DomainError, isSameAddress, zoneOf } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { rememberBuyer } from '../../coupons/jobs'
import type { Context } from '../../platform/context'
import { notifySeller, notifyState, recordMove } from '../internal/history'

const isShippable = ({ chargeableKg, state }: ParcelView): boolean =>
  chargeableKg > 0 && state !== 'cancelled'

/** Whether where a paid order goes can still be changed: while nothing of it has left. */
export const mayMoveAddress = (order: Pick<OrderHead, 'state'>, parcels: readonly ParcelView[]): boolean => {
  const sent = parcels.filter(isShippable)
  const isPaid = order.state === 'paid' || order.state === 'partially_refunded'
  return isPaid && sent.length > 0 && sent.every(({ state }) => state === 'to_ship')
}

const addressOfOrder = (order: OrderHead): Address => ({
  fullName: order.fullName ?? '',
  phone: order.phone ?? '',
  line1: order.line1 ?? '',
  line2: order.line2 ?? '',
  city: order.city ?? '',
  postcode: order.postcode ?? '',
  state: order.stateCode ?? '',
  country: order.country,
})

/**
 * Sends a paid order elsewhere within its shipping zone, while nothing of it has left. Sent twice it is one change.
 * @throws DomainError NOT_FOUND, ORDER_NOT_EDITABLE, ORDER_EDITED with the revision that is there now, ADDRESS_OTHER_ZONE
 */
export async function changeAddressOfOrder(
  ctx: Context,
  buyer: Buyer,
  orderId: string,
  { key, revision, address }: { key: string; revision: number; address: Address },
): Promise<void> {
  await ctx.transact({ user: buyer.id, order: orderId }, async (tx) => {
    const order = await findOwnOrderHead(tx, orderId, buyer.id)
    if (!order) throw new DomainError('NOT_FOUND')
    if (order.editKey === key) return
    const parcels = await findParcels(tx, orderId)
    if (!mayMoveAddress(order, parcels)) throw new DomainError('ORDER_NOT_EDITABLE')
    const { zones } = await ctx.settings.read()
    if (zoneOf({ ...address, zones }).name !== zoneOf({ ...order, zones }).name)
      throw new DomainError('ADDRESS_OTHER_ZONE')
    if (!(await takeEdit(tx, orderId, { revision, key, state: 'paid' })))
      throw new DomainError('ORDER_EDITED', { revision: order.revision })
    if (isSameAddress(addressOfOrder(order), address)) return
    // By the phone it was paid with the buyer is known again, wherever the parcels go.
    if (order.phone !== address.phone) await rememberBuyer(tx, ctx, buyer.id)
    await setOrderAddress(tx, orderId, address)
    const about = { orderId, parcelId: null, from: order.state, to: 'address_changed' }
    await recordMove(tx, ctx, { ...about, actor: 'buyer', actorId: buyer.id })
    notifyState(tx, ctx, order, order.state)
    for (const { sellerId } of parcels.filter(isShippable))
      await notifySeller(tx, ctx, sellerId, 'addressChanged', { number: order.number }, '/orders/seller')
  })
}

/**
 * What the seller should know before they pack. The last one counts; the same again changes nothing.
 * @throws DomainError NOT_FOUND, ORDER_NOT_EDITABLE when it has left
 */
export async function noteForSeller(
  ctx: Context,
  buyer: Buyer,
  input: { parcelId: string; note: string },
): Promise<void> {
  await ctx.transact({ order: { parcel: input.parcelId } }, async (tx) => {
    const parcel = await findAnyParcel(tx, input.parcelId)
    const order = parcel && (await findOwnOrderHead(tx, parcel.orderId, buyer.id))
    if (!order) throw new DomainError('NOT_FOUND')
    if (parcel.buyerNote === input.note) return
    if (!(await setBuyerNote(tx, parcel.id, input.note))) throw new DomainError('ORDER_NOT_EDITABLE')
    const about = { orderId: order.id, parcelId: parcel.id, from: parcel.state, to: 'note_changed' }
    await recordMove(tx, ctx, { ...about, actor: 'buyer', actorId: buyer.id })
    if (parcel.state === 'to_ship')
      await notifySeller(tx, ctx, parcel.sellerId, 'buyerNote', { number: order.number }, '/orders/seller')
  })
}
