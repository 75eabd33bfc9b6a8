import { type OrderState, PARCEL_STATES, type ParcelState, type Sen } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, ignoringCase, jsonRows, unindexed } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import { membersContaining, storesContaining } from '../../kernel/search'
import { startsWith } from '../../kernel/starts-with'
import type { PaymentState } from '../../payments/tables'

/** What begins alike is looked through up to here. */
const MAX_PEOPLE = 50
const MAX_ORDERS = 1_000
const ORDER_START = /^PSR-./
/** A number without what all numbers begin with. */
const BARE_START = /^[A-Z\d]{4,}$/

const parcelSchema = z.object({ store: z.string(), state: z.enum(PARCEL_STATES) })
const readParcels = jsonColumn('the parcels of an order', z.array(parcelSchema))

export interface StaffOrderRow {
  id: string
  number: string
  state: OrderState
  total: Sen
  placedAt: number
  buyerId: string
  /** Empty for one who has left. */
  buyerName: string
  parcels: { store: string; state: ParcelState }[]
  isHeld: boolean
}

/** The orders a search finds, by indexes alone: people and stores first, however many orders statistics say each has. */
async function foundBy(db: Db, words: string): Promise<RawBuilder<unknown>> {
  const name = ignoringCase('name')
  const typed = words.toUpperCase().replace(/\s/g, '')
  const number = BARE_START.test(typed) && !typed.startsWith('PSR') ? `PSR-${typed}` : typed
  const [buyers, stores] = [
    await membersContaining(db, words, MAX_PEOPLE),
    await storesContaining(db, words, MAX_PEOPLE),
  ]
  // What all numbers begin with tells none of them apart.
  const hasNumber = ORDER_START.test(number) ? startsWith(sql`number`, number) : sql`number = ${number}`
  const within = [
    ...(buyers === null
      ? []
      : [
          sql`select id from (select o.id from (${buyers}) m ${fixedJoin} orders o on o.buyer_id = m.user_id limit ${MAX_ORDERS}) b`,
        ]),
    ...(stores === null
      ? []
      : [
          sql`select order_id from (select p.order_id from (select seller_id from (${stores}) c ${fixedJoin} stores on stores.id = c.store_id) s
            ${fixedJoin} parcels p on p.seller_id = s.seller_id limit ${MAX_ORDERS}) q`,
        ]),
  ]
  const starts = sql`select id from (select id from orders where ${hasNumber} limit ${MAX_ORDERS}) f
    union all select id from orders where id = ${words}
    union all select id from (select o.id from (select id from users where ${startsWith(sql`email`, words.toLowerCase())}
        limit ${MAX_PEOPLE}) m ${fixedJoin} orders o on o.buyer_id = m.id limit ${MAX_ORDERS}) e
    union all select id from (select o.id from (select id from users where ${startsWith(name, words)}
        limit ${MAX_PEOPLE}) m ${fixedJoin} orders o on o.buyer_id = m.id limit ${MAX_ORDERS}) n
    union all select order_id from (select p.order_id from (select seller_id from stores where ${startsWith(name, words)}
        limit ${MAX_PEOPLE}) s ${fixedJoin} parcels p on p.seller_id = s.seller_id limit ${MAX_ORDERS}) p`
  return sql.join([starts, ...within], sql` union all `)
}

const isHeld = sql`exists (select 1 from payments y where y.order_id = o.id and y.state = 'held')`
const WITH_FAILED_REFUND = sql`select p.order_id from refunds r join payments p on p.id = r.payment_id
  where r.state = 'failed' and r.created_at > 0`
const PARCELS = jsonRows({ store: 'p.store_name', state: 'p.state' })

/** A page of orders by age. */
export async function listStaffOrders(
  db: Db,
  {
    list,
    isOldestFirst,
    words,
  }: { list: OrderState | 'held' | 'refundFailed' | null; isOldestFirst: boolean; words: string },
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ orders: StaffOrderRow[]; next: string | null }> {
  const [direction, beyond] = isOldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  // What a search finds is looked up by its ids and then sorted: in order of time, all orders would be looked through for it.
  const placedAt = words === '' ? sql`o.placed_at` : unindexed('o.placed_at')
  // Written out, so that the index of each serves.
  const inState =
    words !== ''
      ? sql`${unindexed('o.state')} = ${list}`
      : list === 'awaiting_payment'
        ? sql`o.id in (select id from orders where state = 'awaiting_payment' and expires_at > 0)`
        : sql`o.state <> 'awaiting_payment' and o.state = ${list}`
  const wheres = [
    ...(list === 'held'
      ? [sql`o.id in (select order_id from payments where state = 'held' and created_at > 0)`]
      : list === 'refundFailed'
        ? [sql`o.id in (${WITH_FAILED_REFUND})`]
        : list === null
          ? []
          : [inState]),
    ...(words === '' ? [] : [sql`o.id in (${await foundBy(db, words)})`]),
    ...(cursor === null ? [] : [sql`(${placedAt}, o.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const where = wheres.length === 0 ? sql`` : sql`where ${sql.join(wheres, sql` and `)}`
  const { rows } = await sql<
    Omit<StaffOrderRow, 'parcels' | 'isHeld'> & { parcels: string; isHeld: 0 | 1 }
  >`select o.id, o.number, o.state, o.total_sen as total, o.placed_at as "placedAt", o.buyer_id as "buyerId",
    (select name from users u where u.id = o.buyer_id) as "buyerName",
    (select ${PARCELS} from (select store_name, state from parcels where order_id = o.id order by position) p) as parcels,
    ${isHeld} as "isHeld" from orders o ${where}
    order by ${placedAt} ${direction}, o.id ${direction} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    orders: page.map((row) => ({ ...row, parcels: readParcels(row.parcels), isHeld: row.isHeld === 1 })),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.placedAt, id: last.id }) : null,
  }
}

export interface StaffPayment {
  id: string
  provider: string
  state: PaymentState
  amount: Sen
  /** Why it is held or closed. */
  note: string
  createdAt: number
  settledAt: number | null
  /** What was received where it is not what was asked for. */
  received: Sen | null
  receivedCurrency: string | null
}

/** All payments of an order, the oldest first. */
export const listOrderPayments = (db: Db, orderId: string): Promise<StaffPayment[]> =>
  db
    .selectFrom('payments')
    .select((eb) => [
      'id',
      'provider',
      'state',
      eb.ref('amount_sen').$castTo<Sen>().as('amount'),
      'note',
      eb.ref('created_at').as('createdAt'),
      eb.ref('settled_at').as('settledAt'),
      eb.ref('received_sen').$castTo<Sen | null>().as('received'),
      eb.ref('received_currency').as('receivedCurrency'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
