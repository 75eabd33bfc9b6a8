import type { CouponKind, CouponPayer, Id, OrderState, ParcelState, Sen, ZoneName } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { isHidden } from '../../kernel/hidden-stores'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'

export interface OrderLineView {
  id: string
  parcelId: string
  itemId: string
  variantId: string
  title: string
  variantName: string
  slug: string
  imageKey: string | null
  isVirtual: boolean
  isAuction: boolean
  unitPrice: Sen
  quantity: number
  subtotal: Sen
  sellerDiscount: Sen
  platformDiscount: Sen
  refundedQuantity: number
  refundedPaid: Sen
  refundedPromoted: Sen
}

export interface ParcelView {
  id: string
  sellerId: string
  storeId: string
  storeName: string
  state: ParcelState
  shippingMethod: string
  zone: ZoneName | null
  chargeableKg: number
  baseFee: Sen
  perKgFee: Sen
  items: Sen
  sellerDiscount: Sen
  platformDiscount: Sen
  shipping: Sen
  shippingSellerDiscount: Sen
  shippingPlatformDiscount: Sen
  total: Sen
  sellerBps: number
  resellerBps: number
  resellerId: string | null
  courier: string | null
  /** Where it is followed; `{number}` stands in place of its number. */
  courierPage: string | null
  trackingNumber: string | null
  shippedAt: number | null
  deliveredAt: number | null
  completedAt: number | null
  dueAt: number | null
  buyerNote: string
  refundedShipping: Sen
  refundedShippingPromoted: Sen
  /** Pieces that are still to be shipped of a parcel that is shipped in parts. */
  restPieces: number
  /** The windows that were agreed with its order. */
  shipDays: number
  remindDays: number
  protectDays: number
}

export interface OrderHead {
  id: Id<'order'>
  number: string
  buyerId: string
  email: string
  state: OrderState
  requestHash: string
  itemsTotal: Sen
  shippingTotal: Sen
  itemDiscount: Sen
  shippingDiscount: Sen
  total: Sen
  country: string
  fullName: string | null
  phone: string | null
  line1: string | null
  line2: string | null
  city: string | null
  postcode: string | null
  stateCode: string | null
  placedAt: number
  expiresAt: number
  paidAt: number | null
  revision: number
  editKey: string
}

const headColumns = sql`o.id, o.number, o.buyer_id as "buyerId", o.email, o.state, o.request_hash as "requestHash",
  o.items_sen as "itemsTotal", o.shipping_sen as "shippingTotal", o.item_discount_sen as "itemDiscount",
  o.shipping_discount_sen as "shippingDiscount", o.total_sen as total, o.country, o.full_name as "fullName", o.phone,
  o.line1, o.line2, o.city, o.postcode, o.state_code as "stateCode", o.placed_at as "placedAt",
  o.expires_at as "expiresAt", o.paid_at as "paidAt", o.revision, o.edit_key as "editKey"`

const headOf = prepareQuery((db, { orderId }: ParametersOf<{ orderId: string }>) =>
  sql<OrderHead>`select ${headColumns} from orders o where o.id = ${orderId}`.compile(db),
)
const headOfBuyer = prepareQuery(
  (db, { orderId, buyerId }: ParametersOf<{ orderId: string; buyerId: string }>) =>
    sql<OrderHead>`select ${headColumns} from orders o where o.id = ${orderId} and o.buyer_id = ${buyerId}`.compile(
      db,
    ),
)

/** An order of this buyer; null for anyone else's. */
export async function findOwnOrderHead(db: Db, orderId: string, buyerId: string): Promise<OrderHead | null> {
  const { rows } = await headOfBuyer(db, { orderId, buyerId })
  return rows[0] ?? null
}

/** An order, whoever it belongs to: for callers who have proved their right to it otherwise. */
export async function findAnyOrderHead(db: Db, orderId: string): Promise<OrderHead | null> {
  const { rows } = await headOf(db, { orderId })
  return rows[0] ?? null
}

/** The order with a number, whoever it belongs to. */
export async function findOrderByNumber(db: Db, number: string): Promise<OrderHead | null> {
  const { rows } =
    await sql<OrderHead>`select ${headColumns} from orders o where o.number = ${number}`.execute(db)
  return rows[0] ?? null
}

const headByKey = prepareQuery((db, { buyerId, key }: ParametersOf<{ buyerId: string; key: string }>) =>
  sql<OrderHead>`select ${headColumns} from orders o
    where o.buyer_id = ${buyerId} and o.idempotency_key = ${key}`.compile(db),
)

/** The order a buyer already placed with this idempotency key. */
export async function findOrderByKey(db: Db, buyerId: string, key: string): Promise<OrderHead | null> {
  const { rows } = await headByKey(db, { buyerId, key })
  return rows[0] ?? null
}

const parcelColumns = sql`id, seller_id as "sellerId", store_id as "storeId", store_name as "storeName", state,
    shipping_method as "shippingMethod", zone, chargeable_kg as "chargeableKg", base_fee_sen as "baseFee",
    per_kg_fee_sen as "perKgFee", items_sen as items, seller_discount_sen as "sellerDiscount",
    platform_discount_sen as "platformDiscount", shipping_sen as shipping,
    shipping_seller_discount_sen as "shippingSellerDiscount", shipping_platform_discount_sen as "shippingPlatformDiscount",
    total_sen as total, seller_bps as "sellerBps", reseller_bps as "resellerBps", reseller_id as "resellerId",
    courier, courier_page as "courierPage", tracking_number as "trackingNumber", shipped_at as "shippedAt", delivered_at as "deliveredAt",
    completed_at as "completedAt", due_at as "dueAt", buyer_note as "buyerNote",
    refunded_shipping_sen as "refundedShipping", refunded_shipping_promoted_sen as "refundedShippingPromoted",
    rest_pieces as "restPieces", ship_days as "shipDays", remind_days as "remindDays", protect_days as "protectDays"`

const parcelsOf = prepareQuery((db, { orderId }: ParametersOf<{ orderId: string }>) =>
  sql<ParcelView>`select ${parcelColumns} from parcels where order_id = ${orderId} order by position`.compile(
    db,
  ),
)

export async function findParcels(db: Db, orderId: string): Promise<ParcelView[]> {
  const { rows } = await parcelsOf(db, { orderId })
  return rows
}

const storesWithPage = prepareQuery((db, { orderId }: ParametersOf<{ orderId: string }>) =>
  sql<{ id: string }>`select s.id from parcels p join stores s on s.id = p.store_id
    join users u on u.id = s.seller_id where p.order_id = ${orderId} and u.status <> 'deleted'
    and not ${isHidden('s.id')}`.compile(db),
)

/** The stores of an order whose pages can be opened: not those that are hidden, or whose sellers have left. */
export async function listStoresWithPage(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await storesWithPage(db, { orderId })
  return rows.map(({ id }) => id)
}

/** A parcel with the order it belongs to. */
export type OrderedParcel = ParcelView & { orderId: string }

/** A parcel of this seller; null for anyone else's. */
export async function findOwnParcel(
  db: Db,
  parcelId: string,
  sellerId: string,
): Promise<OrderedParcel | null> {
  const { rows } = await sql<OrderedParcel>`select ${parcelColumns}, order_id as "orderId" from parcels
    where id = ${parcelId} and seller_id = ${sellerId}`.execute(db)
  return rows[0] ?? null
}

/** A parcel, whoever sells it: for callers who have proved their right to it otherwise. */
export async function findAnyParcel(db: Db, parcelId: string): Promise<OrderedParcel | null> {
  const { rows } = await sql<OrderedParcel>`select ${parcelColumns}, order_id as "orderId" from parcels
    where id = ${parcelId}`.execute(db)
  return rows[0] ?? null
}

const linesOf = prepareQuery((db, { orderId }: ParametersOf<{ orderId: string }>) =>
  sql<
    Omit<OrderLineView, 'isVirtual' | 'isAuction'> & { isVirtual: 0 | 1; isAuction: 0 | 1 }
  >`select id, parcel_id as "parcelId",
    item_id as "itemId", variant_id as "variantId", title, variant_name as "variantName", slug, image_key as "imageKey",
    is_virtual as "isVirtual", unit_price_sen as "unitPrice", quantity, subtotal_sen as subtotal,
    seller_discount_sen as "sellerDiscount", platform_discount_sen as "platformDiscount",
    refunded_quantity as "refundedQuantity", refunded_sen as "refundedPaid", refunded_promoted_sen as "refundedPromoted",
    exists (select 1 from auctions a where a.item_id = order_lines.item_id) as "isAuction"
    from order_lines where order_id = ${orderId} order by id`.compile(db),
)

export async function findOrderLines(db: Db, orderId: string): Promise<OrderLineView[]> {
  const { rows } = await linesOf(db, { orderId })
  return rows.map((row) => ({ ...row, isVirtual: row.isVirtual === 1, isAuction: row.isAuction === 1 }))
}

export interface OrderCouponView {
  code: string
  kind: CouponKind
  payer: CouponPayer
  amount: Sen
  /** It was given back, so it counts no more: the order was not paid, or all of it was cancelled. */
  isReleased: boolean
}

export async function findOrderCoupons(db: Db, orderId: string): Promise<OrderCouponView[]> {
  const rows = await db
    .selectFrom('coupon_uses')
    .select(['code', 'kind', 'payer', sql<Sen>`amount_sen`.as('amount'), 'released_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ released_at, ...use }) => ({ ...use, isReleased: released_at !== null }))
}

/** Unpaid orders whose time is up, the oldest first. */
export async function findExpiredOrders(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    // Written out: the index of unpaid orders is not taken for a state that is only bound.
    .where('state', '=', sql.lit('awaiting_payment'))
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
