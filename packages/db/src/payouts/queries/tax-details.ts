import type { Sen } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf, fixedJoin, unindexed } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

export interface TaxDetailsRow {
  userId: string
  validFrom: number
  sealed: string
  email: string
  phone: string | null
}

const lastUntil = (user: RawBuilder<unknown>, at: number | RawBuilder<unknown>) =>
  sql`(select max(valid_from) from tax_details where user_id = ${user} and valid_from <= ${at})`

/** The details of members as they stood at a moment; whoever had given none is left out. */
export async function findTaxDetails(
  db: Db,
  userIds: readonly string[],
  at: number,
): Promise<TaxDetailsRow[]> {
  const { rows } =
    await sql<TaxDetailsRow>`select d.user_id as "userId", d.valid_from as "validFrom", d.sealed,
    u.email, u.phone
    from (select value from ${eachOf(userIds, 'wanted')}) wanted
    ${fixedJoin} tax_details d on d.user_id = wanted.value
      and d.valid_from = ${lastUntil(sql`wanted.value`, at)}
    ${fixedJoin} users u on u.id = d.user_id`.execute(db)
  return rows
}

/** All that a member has given, the oldest first. */
export async function listTaxDetails(
  db: Db,
  userId: string,
): Promise<Pick<TaxDetailsRow, 'userId' | 'validFrom' | 'sealed'>[]> {
  return db
    .selectFrom('tax_details')
    .select((eb) => [eb.ref('user_id').as('userId'), eb.ref('valid_from').as('validFrom'), 'sealed'])
    .where('user_id', '=', userId)
    .orderBy('valid_from')
    .execute()
}

/** Says who a member is from now on. */
export async function insertTaxDetails(
  tx: Tx,
  { userId, sealed, onInvoices }: { userId: string; sealed: string; onInvoices: boolean },
  now: number,
): Promise<void> {
  const said = { sealed, on_invoices: onInvoices ? (1 as const) : (0 as const) }
  await tx
    .insertInto('tax_details')
    .values({ user_id: userId, valid_from: now, ...said })
    .onConflict((conflict) => conflict.columns(['user_id', 'valid_from']).doUpdateSet(said))
    .execute()
}

export async function deleteTaxDetails(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('tax_details').where('user_id', '=', userId).execute()
}

/** What an order, or a seller, sold within some time, and what was given back of it; both in sen and not below 0. */
export interface TradeSum {
  /** The number of the order; null for all of a seller. */
  order: string | null
  /** Whom it is about: null for a buyer whose orders have no invoice of their own. */
  userId: string | null
  /** Empty if the member has left. */
  name: string
  sold: Sen
  back: Sen
}

/** What buyers paid for parcels, and what is owed to them of it. */
const BY_BUYERS = sql`(${unindexed('e.account')} like 'cash:%' or ${unindexed('e.account')} = 'unclaimed')`
const sums = sql`sum(case when e.amount_sen > 0 then e.amount_sen else 0 end) as sold,
  sum(case when e.amount_sen < 0 then 0 - e.amount_sen else 0 end) as back`

export interface SaleSum extends TradeSum {
  /** The end of the month in which the order was paid: its documents are made out to who the buyer was then. */
  asOf: number
}

interface SalesSpan {
  /** The first transaction that counts, and the first that does not. */
  from: string
  before: string
  /** The last moments of the months since the first sale, the oldest first; the last is that of the span. */
  monthEnds: readonly number[]
  /** An order of this much or more has an invoice of its own anyway. */
  ownFrom: Sen
}

/** Where reading what buyers paid goes on: after a transaction. */
interface TradePage {
  after: string
  before: string
}

/**
 * A page of the orders of which buyers paid, or are owed, something between two transactions, in their order. An order comes
 * once for each of its parcels and each time.
 * @returns their numbers, and the last transaction that was read; null at the end
 */
export async function listTradedOrders(
  db: Db,
  { after, before }: TradePage,
  limit: number,
): Promise<{ rows: string[]; next: string | null }> {
  const { rows } = await sql<{
    id: string
    order: string
  }>`select e.transaction_id as id, o.number as "order"
    from ledger_entries e ${fixedJoin} parcels p on p.id = e.parcel_id ${fixedJoin} orders o on o.id = p.order_id
    where e.transaction_id > ${after} and e.transaction_id < ${before} and ${BY_BUYERS}
    order by e.transaction_id limit ${limit}`.execute(db)
  // What is left of the last transaction is about the same order.
  return {
    rows: rows.map(({ order }) => order),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  }
}

/** The end of the month in which an order was paid. Most were paid in the last of them. */
const endOfPaidMonth = (monthEnds: readonly number[]) =>
  sql`case when o.paid_at > ${monthEnds.at(-2) ?? 0} then ${monthEnds.at(-1) ?? 0}
    else (select min(value) from ${eachOf(monthEnds, 'ends')} where value >= o.paid_at) end`

/**
 * The sales of some orders, by their numbers, with the buyer of those that have an invoice of their own: buyers may ask for it until the end of
 * the month in which they paid. What is given back later goes to whom the invoice went.
 */
export async function sumSales(
  db: Db,
  orders: readonly string[],
  { from, before, monthEnds, ownFrom }: SalesSpan,
): Promise<SaleSum[]> {
  const isOwn = sql`(d.user_id is not null or ${unindexed('o.total_sen')} >= ${ownFrom})`
  const asOf = endOfPaidMonth(monthEnds)
  const { rows } =
    await sql<SaleSum>`select o.number as "order", case when ${isOwn} then o.buyer_id end as "userId",
    coalesce((select name from users u where ${isOwn} and u.id = o.buyer_id), '') as name, ${asOf} as "asOf", ${sums}
    from (select value from ${eachOf(orders, 'wanted')}) wanted ${fixedJoin} orders o on o.number = wanted.value
    ${fixedJoin} parcels p on p.order_id = o.id ${fixedJoin} ledger_entries e on e.parcel_id = p.id
    left join tax_details d on d.user_id = o.buyer_id and d.on_invoices = 1
      and d.valid_from = ${lastUntil(sql`o.buyer_id`, asOf)}
    where ${unindexed('e.transaction_id')} >= ${from} and ${unindexed('e.transaction_id')} < ${before} and ${BY_BUYERS}
    group by o.id order by o.number`.execute(db)
  return rows
}

/** What each seller sold: what buyers paid for it, and what the platform paid with its own coupons. */
export async function sumGoods(db: Db, from: string, before: string): Promise<TradeSum[]> {
  const accounts = sql`(${BY_BUYERS} or ${unindexed('e.account')} = 'promotions')`
  const { rows } = await sql<TradeSum>`select null as "order", p.seller_id as "userId",
    coalesce((select name from users u where u.id = p.seller_id), '') as name, ${sums}
    from ledger_entries e ${fixedJoin} parcels p on p.id = e.parcel_id
    where e.transaction_id >= ${from} and e.transaction_id < ${before} and ${accounts} group by p.seller_id order by p.seller_id`.execute(
    db,
  )
  return rows
}
