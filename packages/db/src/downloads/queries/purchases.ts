import { type ListSort, type OrderState, orderOf, type ParcelState, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'

/** A line that was bought and paid for. */
export interface Purchase {
  id: string
  orderId: string
  orderNumber: string
  orderState: OrderState
  parcelState: ParcelState
  shippingMethod: string
  placedAt: number
  itemId: string
  title: string
  variantName: string
  slug: string
  imageKey: string | null
  storeId: string
  storeName: string
  isVirtual: boolean
  unitPrice: Sen
  quantity: number
  refundedQuantity: number
}

export interface PurchaseFilter {
  /** Words that title or store must hold; empty for any. */
  q: string
  /** Only what comes as a file. */
  isDigital: boolean
  sort?: ListSort
}

const holds = (column: string, word: string) =>
  sql`${sql.raw(column)} like ${`%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`} escape '\\'`

function narrow({ q, isDigital }: Pick<PurchaseFilter, 'q' | 'isDigital'>) {
  const words = q.split(/\s+/).filter(Boolean)
  const wanted = words.map((word) => sql`(${holds('l.title', word)} or ${holds('p.store_name', word)})`)
  if (isDigital)
    wanted.push(sql`l.is_virtual = 1 and exists (select 1 from item_files f where f.item_id = l.item_id)`)
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}

/** A page of the lines a member has bought and paid for, usually the newest first. */
export async function listPurchases(
  db: Db,
  buyerId: string,
  filter: PurchaseFilter,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ lines: Purchase[]; next: string | null }> {
  const order = orderOf('desc', filter.sort ?? 'usual')
  const direction = sql.raw(order)
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  const { rows } = await sql<
    Omit<Purchase, 'isVirtual'> & { isVirtual: 0 | 1 }
  >`select l.id, o.id as "orderId", o.number as "orderNumber", o.state as "orderState", p.state as "parcelState",
    p.shipping_method as "shippingMethod",
    o.placed_at as "placedAt", l.item_id as "itemId", l.title, l.variant_name as "variantName",
    coalesce((select slug from items where id = l.item_id and status <> 'removed'), '') as slug,
    l.image_key as "imageKey", p.store_id as "storeId", p.store_name as "storeName", l.is_virtual as "isVirtual",
    l.unit_price_sen as "unitPrice", l.quantity, l.refunded_quantity as "refundedQuantity"
    from orders o ${fixedJoin} order_lines l on l.order_id = o.id ${fixedJoin} parcels p on p.id = l.parcel_id
    where o.buyer_id = ${buyerId} and o.paid_at is not null and ${narrow(filter)}
    and ${
      cursor === null
        ? sql`true`
        : sql`(o.placed_at, o.id, l.id) ${beyond} (${cursor.at}, (select order_id from order_lines where id = ${cursor.id}), ${cursor.id})`
    }
    order by o.placed_at ${direction}, o.id ${direction}, l.id ${direction} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    lines: page.map((row) => ({ ...row, isVirtual: row.isVirtual === 1 })),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.placedAt, id: last.id }) : null,
  }
}
