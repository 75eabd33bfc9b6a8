import type { ParcelState, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'

export interface UnpaidOrder {
  id: string
  number: string
  total: Sen
  expiresAt: number
}

/** A buyer's orders that can still be paid, those with the least time first. */
export async function findUnpaidOrders(
  db: Db,
  buyerId: string,
  now: number,
  limit: number,
): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`select id, number, total_sen as total, expires_at as "expiresAt"
    from orders where buyer_id = ${buyerId} and state = 'awaiting_payment' and expires_at > ${now}
    order by placed_at limit ${limit}`.execute(db)
  return rows
}

export interface OpenParcel {
  id: string
  orderId: string
  orderNumber: string
  storeName: string
  state: ParcelState
  shippingMethod: string
  title: string
  imageKey: string | null
}

/** A buyer's parcels that are not at their end, of the newest orders first. */
export async function findOpenParcels(db: Db, buyerId: string, limit: number): Promise<OpenParcel[]> {
  const { rows } = await sql<OpenParcel>`select p.id, o.id as "orderId", o.number as "orderNumber",
    p.store_name as "storeName", p.state, p.shipping_method as "shippingMethod",
    (select title from order_lines where parcel_id = p.id limit 1) as title,
    (select image_key from order_lines where parcel_id = p.id limit 1) as "imageKey"
    from orders o ${fixedJoin} parcels p on p.order_id = o.id
    where o.buyer_id = ${buyerId} and o.paid_at is not null
      and p.state in ('to_ship', 'shipped', 'delivered', 'return_requested', 'disputed')
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

export interface PaidOrder {
  paidAt: number
  total: Sen
  discount: Sen
  sentBack: Sen
}

/** What a buyer paid for since a moment, the newest first. */
export async function findPaidOrders(
  db: Db,
  buyerId: string,
  since: number,
  limit: number,
): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`select o.paid_at as "paidAt", o.total_sen as total,
    o.item_discount_sen + o.shipping_discount_sen as discount,
    (select coalesce(sum(r.amount_sen), 0) from payments y join refunds r on r.payment_id = y.id
      where y.order_id = o.id and r.state <> 'failed' and r.reason <> 'late') as "sentBack"
    from orders o where o.buyer_id = ${buyerId} and o.placed_at >= ${since} and o.paid_at is not null
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}
