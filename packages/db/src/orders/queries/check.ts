import { ORDER_STATES, PAID_STATES, PARCEL_STATES_OF, type ParcelState, REFUNDED_STATES } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'

const listOf = (states: readonly string[]): RawBuilder<unknown> =>
  sql.join(states.map((state) => sql.lit(state)))

const paid = listOf(PAID_STATES)
const unpaid = listOf(ORDER_STATES.filter((state) => !PAID_STATES.includes(state)))
const givenBack = listOf(REFUNDED_STATES)

/** The pairs of an order's and a parcel's state that the domain's table allows. */
const isAllowedPair = sql.join(
  ORDER_STATES.map(
    (state) => sql`(o.state = ${sql.lit(state)} and p.state in (${listOf(PARCEL_STATES_OF[state])}))`,
  ),
  sql` or `,
)

/** When a parcel got to a state that has a time of its own. */
const TIMES: readonly [ParcelState, string][] = [
  ['shipped', 'shipped_at'],
  ['delivered', 'delivered_at'],
  ['return_requested', 'delivered_at'],
  ['completed', 'completed_at'],
]
const isWithoutTime = sql.join(
  TIMES.map(([state, column]) => sql`(p.state = ${sql.lit(state)} and ${sql.ref(`p.${column}`)} is null)`),
  sql` or `,
)

/** How many pieces of a line left with parts. */
const SHIPPED = sql`(select coalesce(sum(n.quantity), 0) from parcel_part_lines n where n.line_id = l.id)`

/** Each finds the orders, parcels or payments that contradict themselves. */
const RULES: Readonly<Record<string, RawBuilder<{ id: string }>>> = {
  'a parcel whose state its order contradicts': sql`select p.id || ' (' || p.state || ' of ' || o.state || ')' as id
    from parcels p join orders o on o.id = p.order_id where not (${isAllowedPair})`,
  'an order of which everything went back and that is not refunded': sql`select o.id from orders o
    where o.state = 'partially_refunded' and not exists
      (select 1 from parcels p where p.order_id = o.id and p.state not in (${givenBack}))`,
  'an order whose state and time of payment contradict each other': sql`select o.id from orders o
    where (o.state in (${paid})) <> (o.paid_at is not null)`,
  'a paid order without a payment that was taken': sql`select o.id from orders o where o.state in (${paid})
    and not exists (select 1 from payments m where m.order_id = o.id
      and (m.state = 'succeeded' or (m.state = 'refunded' and o.state <> 'paid')))`,
  'a payment that was taken for an order that is not paid': sql`select m.id from payments m
    join orders o on o.id = m.order_id where m.state = 'succeeded' and o.state in (${unpaid})`,
  'a paid order of which a parcel was cancelled without a refund': sql`select o.id from orders o
    where o.state in (${paid})
    and (select coalesce(sum(p.total_sen), 0) from parcels p where p.order_id = o.id and p.state = 'cancelled') >
      (select coalesce(sum(r.amount_sen), 0) from refunds r join payments m on m.id = r.payment_id
        where m.order_id = o.id)`,
  'an order that was settled twice': sql`select o.id from orders o where
    1 < (select count(*) from payments m where m.order_id = o.id and m.state = 'succeeded')
    or 1 < (select count(*) from order_history h
      where h.order_id = o.id and h.parcel_id is null and h.to_state = 'paid')
    or 1 < (select count(distinct t.id) from parcels p join ledger_entries e on e.parcel_id = p.id
      join ledger_transactions t on t.id = e.transaction_id where p.order_id = o.id and t.kind = 'payment')`,
  'a payment that was settled twice': sql`select v.payment_id as id from payment_events v
    where v.outcome = 'settled' group by v.payment_id having count(*) > 1`,
  'a payment that was taken and is not in the books': sql`select m.id from payments m
    where m.state in ('succeeded', 'refunded') and m.amount_sen > 0 and not exists
      (select 1 from ledger_transactions t where t.kind = 'payment' and t.reference = m.id)`,
  'a payment in the books that was not taken': sql`select m.id from payments m
    join ledger_transactions t on t.kind = 'payment' and t.reference = m.id
    where m.state not in ('succeeded', 'refunded')`,
  'a payment that is refunded by less or more than itself': sql`select m.id from payments m
    where m.state = 'refunded' and coalesce(m.received_sen, m.amount_sen) <>
      (select coalesce(sum(r.amount_sen), 0) from refunds r where r.payment_id = m.id)`,
  'a coupon that counts for an order that was given up': sql`select u.id from coupon_uses u
    join orders o on o.id = u.order_id where u.released_at is null and o.state in ('expired', 'cancelled')`,
  'a parcel without the time of its state': sql`select p.id from parcels p where ${isWithoutTime}`,
  'pieces still to come of a parcel that is not on its way': sql`select id from parcels
    where rest_pieces > 0 and (state <> 'shipped' or due_at is null)`,
  'a rest that is not what parts and refunds leave of a parcel': sql`select p.id from parcels p where p.rest_pieces > 0
    and p.rest_pieces <> (select coalesce(sum(l.quantity - l.refunded_quantity - ${SHIPPED}), 0) from order_lines l
      where l.parcel_id = p.id and l.is_virtual = 0)`,
  'a line whose pieces were not all shipped, refunded or still to come': sql`select l.id from parcels p
    join order_lines l on l.parcel_id = p.id where l.is_virtual = 0
    and exists (select 1 from parcel_parts t where t.parcel_id = p.id)
    and (${SHIPPED} > l.quantity or case when p.rest_pieces > 0 then l.quantity - l.refunded_quantity < ${SHIPPED}
      else l.quantity - l.refunded_quantity > ${SHIPPED} end)`,
  'a part with lines of another parcel': sql`select t.id from parcel_parts t join parcel_part_lines n on n.part_id = t.id
    join order_lines l on l.id = n.line_id where l.parcel_id <> t.parcel_id`,
  'an order whose history does not know its state': sql`select o.id from orders o where not exists
    (select 1 from order_history h where h.order_id = o.id and h.parcel_id is null and h.to_state = o.state)`,
  'a parcel whose history does not know its state': sql`select p.id from parcels p
    where p.state <> 'awaiting_payment' and not exists
      (select 1 from order_history h where h.order_id = p.order_id and h.parcel_id = p.id and h.to_state = p.state)`,
}

/** Checks that orders, parcels and payments are consistent. @returns a line for each violation */
export async function checkOrders(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [what, rule] of Object.entries(RULES))
    for (const { id } of (await rule.execute(db)).rows) found.push(`${what}: ${id}`)
  return found
}
