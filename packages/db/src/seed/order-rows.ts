import { createHash } from 'node:crypto'
import { DEFAULT_RATES, parcelDueAt, USUAL_COURIERS, USUAL_WINDOWS, WINDOWS } from '@pasar/domain'
import { addressRow, lineRow, orderSums, parcelMoney } from '../checkout/rows'
import type { SeedIds } from './ids'
import { writeClaim } from './order-claims'
import { isGivenBack, orderStateOf, PAYMENT_WINDOW, type PlannedOrder, type PlannedParcel } from './orders'
import type { SeedWriter } from './writer'

/** Counts the living uses of each coupon by each member, as the numbers in `coupon_uses` do. */
export type UseCounter = (couponId: string, userId: string, isReleased: boolean) => number

export function makeUseCounter(): UseCounter {
  const counts = new Map<string, number>()
  return (couponId, userId, isReleased) => {
    const key = `${couponId} ${userId}`
    const number = (counts.get(key) ?? 0) + 1
    if (!isReleased) counts.set(key, number)
    return number
  }
}

/** Writes an order with its parcels, lines and coupon uses. Its history and its money follow. */
export function writeOrder(
  writer: SeedWriter,
  ids: SeedIds,
  order: PlannedOrder,
  countUse: UseCounter,
): void {
  const { quote, story, address } = order
  writer.insert('orders', {
    id: order.id,
    number: order.number,
    buyer_id: order.buyer.id,
    email: order.buyer.email,
    state: orderStateOf(order),
    idempotency_key: order.id,
    request_hash: createHash('sha256').update(order.id).digest('hex'),
    ...orderSums(quote),
    country: order.country,
    ...addressRow(address),
    placed_at: story.placedAt,
    expires_at: story.placedAt + PAYMENT_WINDOW,
    paid_at: story.paidAt,
  })
  for (const [position, parcel] of order.parcels.entries()) {
    writeParcel(writer, order, parcel, position)
    const isBack = story.paidAt !== null && isGivenBack(parcel.state)
    for (const { id, line } of parcel.lines)
      writer.insert('order_lines', {
        id,
        order_id: order.id,
        parcel_id: parcel.id,
        ...lineRow(line),
        refunded_quantity: isBack ? line.item.quantity : 0,
        refunded_sen: isBack ? line.total : 0,
        refunded_promoted_sen: isBack ? line.platformDiscount : 0,
      })
    writeClaim(writer, ids, order, parcel)
  }
  const releasedAt = story.ending?.at ?? null
  for (const { couponId, code, kind, payer, amount } of order.coupons)
    writer.insert('coupon_uses', {
      id: ids.next('couponUse', story.placedAt),
      coupon_id: couponId,
      user_id: order.buyer.id,
      order_id: order.id,
      code,
      kind,
      payer,
      amount_sen: amount,
      use_number: countUse(couponId, order.buyer.id, releasedAt !== null),
      used_at: story.placedAt,
      released_at: releasedAt,
    })
}

const timeOf = ({ moves }: PlannedParcel, state: string): number | null =>
  moves.find(({ to }) => to === state)?.at ?? null

const pageOf = (courier: string): string | null =>
  USUAL_COURIERS.find(({ name }) => name === courier)?.track ?? null

function writeParcel(
  writer: SeedWriter,
  order: PlannedOrder,
  planned: PlannedParcel,
  position: number,
): void {
  const { parcel } = planned
  const shippedAt = timeOf(planned, 'shipped')
  const completedAt = timeOf(planned, 'completed')
  const isBack = order.story.paidAt !== null && isGivenBack(planned.state)
  const since = planned.moves.at(-1)?.at ?? order.story.paidAt
  writer.insert('parcels', {
    id: planned.id,
    order_id: order.id,
    position,
    seller_id: parcel.sellerId,
    store_id: parcel.storeId,
    store_name: parcel.storeName,
    state: planned.state,
    ...parcelMoney(parcel),
    seller_bps: DEFAULT_RATES.sellerBps,
    reseller_bps: DEFAULT_RATES.resellerBps,
    reseller_id: planned.resellerId,
    courier: shippedAt === null ? null : planned.courier,
    courier_page: shippedAt === null ? null : pageOf(planned.courier),
    tracking_number: shippedAt === null ? null : planned.trackingNumber,
    shipped_at: shippedAt,
    // Digital goods are delivered by being completed.
    delivered_at: timeOf(planned, 'delivered') ?? (shippedAt === null ? completedAt : null),
    completed_at: completedAt,
    created_at: order.story.placedAt,
    due_at: since === null ? null : parcelDueAt(planned.state, since, order.country, USUAL_WINDOWS),
    remind_at: since !== null && planned.state === 'to_ship' ? since + WINDOWS.remindSeller : null,
    refunded_shipping_sen: isBack
      ? parcel.shipping.fee - parcel.shippingSellerDiscount - parcel.shippingPlatformDiscount
      : 0,
    refunded_shipping_promoted_sen: isBack ? parcel.shippingPlatformDiscount : 0,
  })
}
