import {
  BY_APPOINTMENT,
  type ListSort,
  orderOf,
  type ParcelState,
  type Sen,
  type Shipment,
  usualSaleOrder,
} from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { jsonRows, unindexed } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import type { Tx } from '../../kernel/transact'

const lineSchema = z.object({
  title: z.string(),
  variantName: z.string(),
  imageKey: z.string().nullable(),
  quantity: z.number(),
})
export type SaleLine = z.output<typeof lineSchema>
const readLines = jsonColumn('the lines of a sale', z.array(lineSchema))

/** A parcel in its seller's list. */
export interface SaleSummary {
  id: string
  number: string
  state: ParcelState
  buyerName: string | null
  city: string | null
  country: string
  paidAt: number
  createdAt: number
  dueAt: number | null
  courier: string | null
  trackingNumber: string | null
  shippingMethod: string
  pieces: number
  /** Of these, still to be shipped of a parcel that is shipped in parts. */
  restPieces: number
  /** What is left of the item money after discounts of the seller and what went back. */
  itemMoney: Sen
  shipping: Sen
  sellerBps: number
  lines: SaleLine[]
}

/** Lines of a parcel that are shown in the list. */
const LINES_SHOWN = 4

/** Written out, so that the index of parcels under a claim serves. */
const statesAre = (states: readonly ParcelState[]) =>
  sql`p.state in (${sql.join(states.map((state) => sql.lit(state)))})`

/**
 * A page of a seller's paid parcels by age, with the first lines of each. Those to ship are usually worked off from the
 * oldest on, the others begin with the newest.
 * @param linesShown of each parcel, at most
 */
export async function listSales(
  db: Db,
  sellerId: string,
  {
    states,
    number,
    sort = 'usual',
  }: { states: readonly ParcelState[] | null; number: string; sort?: ListSort },
  cursor: TimeCursor | null,
  limit: number,
  linesShown = LINES_SHOWN,
): Promise<{ sales: SaleSummary[]; next: string | null }> {
  const isToShip = states?.length === 1 && states[0] === 'to_ship'
  const order = orderOf(usualSaleOrder(isToShip ? 'to_ship' : 'all'), sort)
  const direction = sql.raw(order)
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  // One order has few parcels, and a seller may have many.
  const [seller, age] =
    number === ''
      ? [sql`p.seller_id`, sql`p.created_at`]
      : [unindexed('p.seller_id'), unindexed('p.created_at')]
  const { rows } = await sql<Omit<SaleSummary, 'lines'> & { lines: string }>`select p.id, o.number, p.state,
    o.full_name as "buyerName", o.city, o.country, o.paid_at as "paidAt", p.created_at as "createdAt", p.due_at as "dueAt",
    p.courier, p.tracking_number as "trackingNumber", p.shipping_method as "shippingMethod", p.seller_bps as "sellerBps",
    p.rest_pieces as "restPieces",
    (select sum(quantity - case when p.state = 'to_ship' then refunded_quantity else 0 end) from order_lines
      where parcel_id = p.id) as pieces,
    p.items_sen - p.seller_discount_sen
      - (select sum(refunded_sen + refunded_promoted_sen) from order_lines where parcel_id = p.id) as "itemMoney",
    p.shipping_sen - p.shipping_seller_discount_sen - p.refunded_shipping_sen
      - p.refunded_shipping_promoted_sen as shipping,
    (select ${jsonRows({ title: 'l.title', variantName: 'l.variant_name', imageKey: 'l.image_key', quantity: 'l.quantity' })} from (select title, variant_name, image_key,
      quantity - case when p.state = 'to_ship' then refunded_quantity else 0 end as quantity from order_lines
      where parcel_id = p.id order by id limit ${linesShown}) l) as lines
    from parcels p join orders o on o.id = p.order_id
    where ${seller} = ${sellerId} and o.paid_at is not null
    and ${states === null ? sql`true` : statesAre(states)}
    and ${number === '' ? sql`true` : sql`p.order_id = (select id from orders where number = ${number})`}
    and ${cursor === null ? sql`true` : sql`(${age}, p.id) ${beyond} (${cursor.at}, ${cursor.id})`}
    order by ${age} ${direction}, p.id ${direction} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    sales: page.map((row) => ({ ...row, lines: readLines(row.lines) })),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

/** A parcel that is shipped with others. */
export interface ParcelToShip {
  id: string
  number: string
  state: ParcelState
  buyerName: string | null
  city: string | null
  /** Pieces that are still to come of one that is shipped in parts. */
  restPieces: number
  /** Of what was shipped last. */
  trackingNumber: string | null
}

/**
 * Paid parcels of a seller by their ids or by the numbers of their orders; others' and services are not found. The signs keep SQLite
 * from walking all parcels of a seller to find a small number of them.
 */
export async function findSales(
  db: Db,
  sellerId: string,
  by: { ids: readonly string[] } | { numbers: readonly string[] },
): Promise<ParcelToShip[]> {
  const isOne =
    'ids' in by
      ? sql`p.id in (${listed(by.ids)})`
      : sql`p.order_id in (select id from orders where number in (${listed(by.numbers)}))`
  const { rows } = await sql<ParcelToShip>`select p.id, o.number, p.state, o.full_name as "buyerName", o.city,
    p.rest_pieces as "restPieces", p.tracking_number as "trackingNumber"
    from parcels p join orders o on o.id = p.order_id
    where ${isOne} and ${unindexed('p.seller_id')} = ${sellerId} and o.paid_at is not null and p.shipping_method <> ${BY_APPOINTMENT} order by ${unindexed('p.created_at')}, p.id`.execute(
    db,
  )
  return rows
}

const listed = (values: readonly string[]) => sql.join(values.length === 0 ? [null] : [...values])

/** How many of a seller's parcels are in each of some states. */
export async function countSales(
  db: Db,
  sellerId: string,
  states: readonly ParcelState[],
): Promise<Map<ParcelState, number>> {
  const rows = await db
    .selectFrom('seller_parcels')
    .select(['state', 'parcels'])
    .where('seller_id', '=', sellerId)
    .where('state', 'in', [...states])
    .execute()
  return new Map(rows.map(({ state, parcels }) => [state, parcels]))
}

/** How many parcels of all sellers are in some states. */
export async function countParcels(db: Db, states: readonly ParcelState[]): Promise<number> {
  const { parcels } = await db
    .selectFrom('seller_parcels')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('parcels'), eb.lit(0)).as('parcels'))
    .where('state', 'in', [...states])
    .executeTakeFirstOrThrow()
  return parcels
}

/** The stock numbers of the lines of a parcel, where a seller has given any. */
export async function findSkus(db: Db, parcelId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('item_variants as v', 'v.id', 'l.variant_id')
    .select(['l.id', 'v.sku'])
    .where('l.parcel_id', '=', parcelId)
    .execute()
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** The parcel of a seller that has waited longest to be shipped, but for one. */
export async function findNextToShip(
  db: Db,
  sellerId: string,
  exceptId: string,
): Promise<{ id: string; number: string } | null> {
  const row = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'o.number'])
    .where('p.seller_id', '=', sellerId)
    .where('p.state', '=', 'to_ship')
    .where('p.id', '<>', exceptId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Changes the tracking of a parcel that is on its way; false when it has moved on, or another has changed it. */
export async function tryChangeTracking(
  tx: Tx,
  parcelId: string,
  before: string | null,
  { courier, courierPage, trackingNumber }: Shipment,
): Promise<boolean> {
  const result = await tx
    .updateTable('parcels')
    .set({ courier, courier_page: courierPage, tracking_number: trackingNumber })
    .where('id', '=', parcelId)
    .where('state', '=', 'shipped')
    .where('tracking_number', 'is not distinct from', before)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The name of whoever shipped a parcel, or its latest part; null where nobody is known. */
export async function findShipper(db: Db, parcelId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_history')
    .innerJoin('users', 'users.id', 'order_history.actor_id')
    .select('users.name')
    .where('order_history.parcel_id', '=', parcelId)
    .where('order_history.to_state', 'in', ['shipped', 'part_shipped'])
    .orderBy('order_history.at', 'desc')
    .executeTakeFirst()
  return row?.name || null
}
