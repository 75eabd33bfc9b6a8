import type { SalesKind, Sen } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { beginsWith, fixedJoin } from '../kernel/dialect'

/** Milliseconds, from the first on and before the second. */
export interface TimeSpan {
  from: number
  until: number
}

export interface SalesRow {
  id: string
  pieces: number
  sales: Sen
}

export interface CouponRow {
  id: string
  uses: number
  cost: Sen
  /** What was paid for the orders it was used in. */
  sales: Sen
}

const paidIn = ({ from, until }: TimeSpan) =>
  sql`o.paid_at is not null and o.paid_at >= ${from} and o.paid_at < ${until}`

const GROUPS: Record<SalesKind, { by: RawBuilder<unknown>; join: RawBuilder<unknown> }> = {
  item: { by: sql`l.item_id`, join: sql`` },
  store: { by: sql`p.store_id`, join: sql`${fixedJoin} parcels p on p.id = l.parcel_id` },
  category: { by: sql`i.category`, join: sql`${fixedJoin} items i on i.id = l.item_id` },
}

/** What was sold of each in orders that were paid then. */
export const soldIn = (kind: SalesKind, span: TimeSpan): RawBuilder<SalesRow> =>
  sql`select ${GROUPS[kind].by} as id, sum(l.quantity) as pieces,
    sum(l.subtotal_sen - l.seller_discount_sen - l.platform_discount_sen) as sales
    from orders o ${fixedJoin} order_lines l on l.order_id = o.id ${GROUPS[kind].join}
    where ${paidIn(span)} group by ${GROUPS[kind].by}`

/** What each coupon did in orders that were paid then. */
export const usedIn = (span: TimeSpan): RawBuilder<CouponRow> =>
  sql`select u.coupon_id as id, count(*) as uses, sum(u.amount_sen) as cost, sum(o.total_sen) as sales
    from orders o ${fixedJoin} coupon_uses u on u.order_id = o.id where ${paidIn(span)} group by u.coupon_id`

export const buyersIn = (span: TimeSpan): RawBuilder<{ id: string }> =>
  sql`select o.buyer_id as id from orders o where ${paidIn(span)} group by o.buyer_id`

const isCash = sql`${beginsWith('e.account', 'cash:')} and e.parcel_id is not null`

/** The figures of a time, money by the books. */
export const figuresIn = (span: TimeSpan): RawBuilder<unknown> =>
  sql`select m.sales, m.refunds, m.promotions, m.fees,
    (select count(*) from orders o where ${paidIn(span)}) as orders,
    (select count(*) from users where created_at >= ${span.from} and created_at < ${span.until}) as members
    from (select
      coalesce(sum(case when t.kind = 'payment' and ${isCash} then e.amount_sen else 0 end), 0) as sales,
      coalesce(sum(case when t.kind = 'refund' and ${isCash} then 0 - e.amount_sen else 0 end), 0) as refunds,
      coalesce(sum(case when e.account = 'promotions' then e.amount_sen else 0 end), 0) as promotions,
      coalesce(sum(case when e.account = 'fees' then 0 - e.amount_sen else 0 end), 0) as fees
      from ledger_transactions t ${fixedJoin} ledger_entries e on e.transaction_id = t.id
      where t.at >= ${span.from} and t.at < ${span.until}) m`
