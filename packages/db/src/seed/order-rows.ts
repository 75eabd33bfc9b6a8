import { createHash } from 'node:crypto'
import { DEFAULT_RATES, parcelDueAt, WINDOWS } from '@pasar/domain'
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
    items_sen: quote.itemsTotal,
    shipping_sen: quote.shippingTotal,
    item_discount_sen: quote.itemDiscount,
    shipping_discount_sen: quote.shippingDiscount,
    total_sen: quote.total,
    country: order.country,
    full_name: address?.fullName ?? null,
    phone: address?.phone ?? null,
    line1: address?.line1 ?? null,
    line2: address?.line2 ?? null,
    city: address?.city ?? null,
    postcode: address?.postcode ?? null,
    state_code: address?.state ?? null,
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
        item_id: line.item.itemId,
        variant_id: line.item.lineId,
        title: line.item.name,
        variant_name: line.item.variantName,
        slug: line.item.slug,
        image_key: line.item.image,
        is_virtual: line.item.isVirtualGood ? 1 : 0,
        unit_price_sen: line.item.price,
        quantity: line.item.quantity,
        subtotal_sen: line.subtotal,
        seller_discount_sen: line.sellerDiscount,
        platform_discount_sen: line.platformDiscount,
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
    shipping_method: parcel.shipping.method,
    zone: parcel.shipping.zone,
    chargeable_kg: parcel.shipping.chargeableKg,
    base_fee_sen: parcel.shipping.baseFee,
    per_kg_fee_sen: parcel.shipping.perKgFee,
    items_sen: parcel.itemsTotal,
    seller_discount_sen: parcel.sellerDiscount,
    platform_discount_sen: parcel.platformDiscount,
    shipping_sen: parcel.shipping.fee,
    shipping_seller_discount_sen: parcel.shippingSellerDiscount,
    shipping_platform_discount_sen: parcel.shippingPlatformDiscount,
    total_sen: parcel.total,
    seller_bps: DEFAULT_RATES.sellerBps,
    reseller_bps: DEFAULT_RATES.resellerBps,
    reseller_id: planned.resellerId,
    courier: shippedAt === null ? null : planned.courier,
    tracking_number: shippedAt === null ? null : planned.trackingNumber,
    shipped_at: shippedAt,
    // Digital goods are delivered by being completed.
    delivered_at: timeOf(planned, 'delivered') ?? (shippedAt === null ? completedAt : null),
    completed_at: completedAt,
    created_at: order.story.placedAt,
    due_at: since === null ? null : parcelDueAt(planned.state, since, order.country),
    remind_at: since !== null && planned.state === 'to_ship' ? since + WINDOWS.remindSeller : null,
    refunded_shipping_sen: isBack
      ? parcel.shipping.fee - parcel.shippingSellerDiscount - parcel.shippingPlatformDiscount
      : 0,
    refunded_shipping_promoted_sen: isBack ? parcel.shippingPlatformDiscount : 0,
  })
}
