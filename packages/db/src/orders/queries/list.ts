import {
  BY_APPOINTMENT,
  type ListSort,
  type OrderState,
  orderOf,
  PARCEL_STATES,
  type ParcelState,
  type Sen,
} from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { containsText } from '../../kernel/contains-text'
import { encodeTimeCursor, isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { jsonList, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

const lineSchema = z.object({ title: z.string(), imageKey: z.string().nullable(), quantity: z.number() })
const readLines = jsonColumn('the lines of an order', z.array(lineSchema))
const readStates = jsonColumn('the states of parcels', z.array(z.enum(PARCEL_STATES)))

export interface OrderSummary {
  id: string
  number: string
  state: OrderState
  total: Sen
  placedAt: number
  pieces: number
  parcelStates: ParcelState[]
  /** Of those among them that are services. */
  serviceStates: ParcelState[]
  lines: z.output<typeof lineSchema>[]
}

/** Whether an order's number, a title or a store in it holds some words; only a buyer's own are looked through. */
const holds = (words: string) => sql`(${containsText('o.number', words)}
    or exists (select 1 from order_lines l where l.order_id = o.id and ${containsText('l.title', words)})
    or exists (select 1 from parcels p where p.order_id = o.id and ${containsText('p.store_name', words)}))`

/** A page of a buyer's orders, usually the newest first, with the first lines of each. */
export async function listOrders(
  db: Db,
  buyerId: string,
  { state, search = '', sort = 'usual' }: { state: OrderState | null; search?: string; sort?: ListSort },
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ orders: OrderSummary[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<
    Omit<OrderSummary, 'parcelStates' | 'serviceStates' | 'lines'> & {
      parcelStates: string
      serviceStates: string
      lines: string
    }
  >`select o.id, o.number, o.state, o.total_sen as total, o.placed_at as "placedAt",
    (select sum(quantity) from order_lines l where l.order_id = o.id) as pieces,
    (select ${jsonList('state')} from parcels p where p.order_id = o.id) as "parcelStates",
    (select ${jsonList('state')} from parcels p
      where p.order_id = o.id and p.shipping_method = ${BY_APPOINTMENT}) as "serviceStates",
    (select ${jsonRows({ title: 'l.title', imageKey: 'l.image_key', quantity: 'l.quantity' })} from
      (select title, image_key, quantity from order_lines where order_id = o.id order by id limit 4) l) as lines
    from orders o where o.buyer_id = ${buyerId}
    and ${state === null ? sql`true` : sql`o.state = ${state}`}
    and ${search === '' ? sql`true` : holds(search)}
    and ${isBeyond(cursor, order, ['o.placed_at', 'o.id'])}
    order by o.placed_at ${direction}, o.id ${direction} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    orders: page.map((row) => ({
      ...row,
      parcelStates: readStates(row.parcelStates),
      serviceStates: readStates(row.serviceStates),
      lines: readLines(row.lines),
    })),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.placedAt, id: last.id }) : null,
  }
}
