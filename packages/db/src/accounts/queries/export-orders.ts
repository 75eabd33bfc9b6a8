import { sql } from 'kysely'
import { z } from 'zod'
import type { TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

type Row = Record<string, unknown>

interface OrderRow extends Row {
  id: string
  placedAt: number
  lines: string
  parcels: string
  parts: string
  coupons: string
}

const LINES = jsonRows({
  title: 'title',
  option: 'variant_name',
  quantity: 'quantity',
  unitPriceSen: 'unit_price_sen',
  subtotalSen: 'subtotal_sen',
})
const PARCELS = jsonRows({
  store: 'store_name',
  note: 'buyer_note',
  state: 'state',
  shippingMethod: 'shipping_method',
  totalSen: 'total_sen',
  courier: 'courier',
  trackingNumber: 'tracking_number',
  shippedAt: 'shipped_at',
  deliveredAt: 'delivered_at',
  piecesToCome: 'rest_pieces',
})
const PARTS = jsonRows({
  store: 'p.store_name',
  courier: 't.courier',
  trackingNumber: 't.tracking_number',
  shippedAt: 't.shipped_at',
  title: 'l.title',
  option: 'l.variant_name',
  quantity: 'n.quantity',
})
const COUPONS = jsonRows({
  code: 'code',
  amountSen: 'amount_sen',
  usedAt: 'used_at',
  givenBackAt: 'released_at',
})

/** Goes into the member's file as it is. */
const anyRows = z.array(z.record(z.string(), z.unknown()))
const readLines = jsonColumn('the lines of an order', anyRows)
const readParcels = jsonColumn('the parcels of an order', anyRows)
const readParts = jsonColumn('the parts of parcels of an order', anyRows)
const readCoupons = jsonColumn('the coupons of an order', anyRows)

/** A member's orders, the newest first, with lines, parcels, what was shipped in parts, and coupons. */
export async function exportOrders(
  db: Db,
  userId: string,
  cursor: TimeCursor | null,
  limit: number,
): Promise<({ id: string; placedAt: number } & Row)[]> {
  const { rows } = await sql<OrderRow>`select o.id, o.number, o.state, o.email, o.items_sen as "itemsSen",
    o.shipping_sen as "shippingSen", o.item_discount_sen as "itemDiscountSen",
    o.shipping_discount_sen as "shippingDiscountSen", o.total_sen as "totalSen", o.full_name as "fullName", o.phone,
    o.line1, o.line2, o.city, o.postcode, o.state_code as "stateCode", o.country,
    o.placed_at as "placedAt", o.paid_at as "paidAt",
    (select ${LINES} from order_lines l where l.order_id = o.id) as lines,
    (select ${PARCELS} from parcels p where p.order_id = o.id) as parcels,
    (select ${PARTS} from parcels p ${fixedJoin} parcel_parts t on t.parcel_id = p.id
      ${fixedJoin} parcel_part_lines n on n.part_id = t.id join order_lines l on l.id = n.line_id
      where p.order_id = o.id) as parts,
    (select ${COUPONS} from coupon_uses c where c.order_id = o.id) as coupons
    from orders o where o.buyer_id = ${userId}
    and ${cursor === null ? sql`true` : sql`(o.placed_at, o.id) < (${cursor.at}, ${cursor.id})`}
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({
    ...row,
    lines: readLines(row.lines),
    parcels: readParcels(row.parcels),
    parts: readParts(row.parts),
    coupons: readCoupons(row.coupons),
  }))
}
