import { BY_APPOINTMENT, type ParcelState, type PickLine, PRINTED_STATES } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonRows, unindexed } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

const LINES = jsonRows({
  variantId: 'l.variant_id',
  title: 'l.title',
  variantName: 'l.variant_name',
  sku: "coalesce(v.sku, '')",
  imageKey: 'l.image_key',
  quantity: 'l.quantity',
})

const readLines = jsonColumn<PickLine[]>(
  'the lines of a parcel',
  z.array(
    z.object({
      variantId: z.string(),
      title: z.string(),
      variantName: z.string(),
      sku: z.string(),
      imageKey: z.string().nullable(),
      quantity: z.number(),
    }),
  ),
)

/** A parcel as its documents show it. */
export interface PrintedParcel {
  id: string
  number: string
  state: ParcelState
  storeName: string
  storeCity: string
  shippingMethod: string
  chargeableKg: number
  buyerNote: string
  paidAt: number
  fullName: string
  phone: string | null
  line1: string | null
  line2: string | null
  city: string | null
  postcode: string | null
  stateCode: string | null
  country: string
  /** What is to be packed: nothing virtual, nothing that went back, nothing that left with a part while others wait. */
  lines: PickLine[]
}

/**
 * Parcels of a seller that are to be sent or on their way, by their ids or the oldest of those to ship. Others' are
 * not found, nor those without an address.
 */
export async function findPrintedParcels(
  db: Db,
  sellerId: string,
  ids: readonly string[] | null,
  limit: number,
): Promise<PrintedParcel[]> {
  // The signs keep SQLite from walking all parcels of a seller for a few.
  const isOne =
    ids === null
      ? sql`p.seller_id = ${sellerId} and p.state = 'to_ship'`
      : sql`p.id in (${sql.join(ids.length === 0 ? [null] : [...ids])}) and ${unindexed('p.seller_id')} = ${sellerId}
        and ${unindexed('p.state')} in (${sql.join(PRINTED_STATES)})`
  const { rows } = await sql<Omit<PrintedParcel, 'lines'> & { lines: string }>`select p.id, o.number, p.state,
    p.store_name as "storeName", s.city as "storeCity", p.shipping_method as "shippingMethod",
    p.chargeable_kg as "chargeableKg", p.buyer_note as "buyerNote", o.paid_at as "paidAt", o.full_name as "fullName", o.phone,
    o.line1, o.line2, o.city, o.postcode, o.state_code as "stateCode", o.country,
    (select ${LINES}
      from (select variant_id, title, variant_name, image_key, quantity - refunded_quantity -
        case when p.rest_pieces > 0 then (select coalesce(sum(t.quantity), 0) from parcel_part_lines t
          where t.line_id = order_lines.id) else 0 end as quantity
        from order_lines where parcel_id = p.id and is_virtual = 0) l
      left join item_variants v on v.id = l.variant_id where l.quantity > 0) as lines
    from parcels p join orders o on o.id = p.order_id join stores s on s.id = p.store_id
    where ${isOne} and o.paid_at is not null and o.full_name is not null and p.shipping_method <> ${BY_APPOINTMENT}
    order by p.created_at, p.id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, lines: readLines(row.lines) }))
}
