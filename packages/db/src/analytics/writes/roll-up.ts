import type { SalesKind } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kernel/transact'
import { buyersIn, figuresIn, soldIn, type TimeSpan, usedIn } from '../rows'

/**
 * Writes the figures of a day that is over.
 * @returns false, with nothing written, when they are there already; callers add what else is kept of the day when true
 */
export async function tryAddMarketDay(tx: Tx, day: number, span: TimeSpan): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into market_days
    (day, sales_sen, refunds_sen, promotions_sen, fees_sen, orders, members)
    select ${day}, f.* from (${figuresIn(span)}) f where true on conflict (day) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function insertSalesDay(tx: Tx, kind: SalesKind, day: number, span: TimeSpan): Promise<void> {
  await sql`insert into sales_days (kind, day, id, pieces, sales_sen)
    select ${kind}, ${day}, s.id, s.pieces, s.sales from (${soldIn(kind, span)}) s`.execute(tx)
}

export async function insertCouponDay(tx: Tx, day: number, span: TimeSpan): Promise<void> {
  await sql`insert into coupon_days (day, coupon_id, uses, cost_sen, sales_sen)
    select ${day}, u.id, u.uses, u.cost, u.sales from (${usedIn(span)}) u`.execute(tx)
}

/** Counts the buyers of a day for their month: each once, with those who bought first when they did. */
export async function insertBuyersOfDay(tx: Tx, month: number, span: TimeSpan): Promise<void> {
  const now = sql.lit(month)
  await sql`insert into cohort_months (first_month, month, buyers)
    select coalesce(b.first_month, ${now}), ${now}, count(*) from (${buyersIn(span)}) d
    left join buyer_months b on b.buyer_id = d.id where b.last_month is null or b.last_month < ${now}
    group by coalesce(b.first_month, ${now})
    on conflict (first_month, month) do update set buyers = cohort_months.buyers + excluded.buyers`.execute(
    tx,
  )
  await sql`insert into buyer_months (buyer_id, first_month, last_month)
    select d.id, ${now}, ${now} from (${buyersIn(span)}) d where true
    on conflict (buyer_id) do update set last_month = excluded.last_month`.execute(tx)
}

/** How a day of `sales_days` changes a window: 1 comes in, -1 leaves it. */
interface Share {
  now: -1 | 0 | 1
  before: -1 | 0 | 1
}

async function addToWindow(tx: Tx, days: number, day: number, { now, before }: Share): Promise<void> {
  const times = (count: number, column: RawBuilder<unknown>) => sql`${sql.lit(count)} * ${column}`
  await sql`insert into sales_windows (kind, days, id, pieces, sales_sen, pieces_before, sales_before_sen)
    select kind, ${days}, id, ${times(now, sql`pieces`)}, ${times(now, sql`sales_sen`)},
      ${times(before, sql`pieces`)}, ${times(before, sql`sales_sen`)}
    from sales_days where kind in ('item', 'store', 'category') and day = ${day}
    on conflict (kind, days, id) do update set
      pieces = sales_windows.pieces + excluded.pieces,
      sales_sen = sales_windows.sales_sen + excluded.sales_sen,
      pieces_before = sales_windows.pieces_before + excluded.pieces_before,
      sales_before_sen = sales_windows.sales_before_sen + excluded.sales_before_sen`.execute(tx)
}

/** Moves a window on by a day, of which everything is written. @param days of the window with the current day */
export async function insertDayIntoWindow(tx: Tx, days: number, day: number): Promise<void> {
  await addToWindow(tx, days, day, { now: 1, before: 0 })
  await addToWindow(tx, days, day - days + 1, { now: -1, before: 1 })
  const gone = day - 2 * days + 1
  await addToWindow(tx, days, gone, { now: 0, before: -1 })
  await sql`delete from sales_windows where days = ${days} and pieces = 0 and pieces_before = 0
    and (kind, id) in (select kind, id from sales_days
      where kind in ('item', 'store', 'category') and day = ${gone})`.execute(tx)
}

/** Undoes `insertDayIntoWindow` of the last day that is in it, of which the sales are there still. */
export async function takeDayOutOfWindow(tx: Tx, days: number, day: number): Promise<void> {
  await addToWindow(tx, days, day, { now: -1, before: 0 })
  await addToWindow(tx, days, day - days + 1, { now: 1, before: -1 })
  await addToWindow(tx, days, day - 2 * days + 1, { now: 0, before: 1 })
  await sql`delete from sales_windows where days = ${days} and pieces = 0 and pieces_before = 0
    and (kind, id) in (select kind, id from sales_days
      where kind in ('item', 'store', 'category') and day = ${day})`.execute(tx)
}

/**
 * Forgets the figures of a day, which can be written again. Its buyers stay: they are counted once for their month, however often.
 * @returns false when there were none
 */
export async function tryDeleteMarketDay(tx: Tx, day: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('market_days').where('day', '=', day).executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await sql`delete from sales_days where kind in ('item', 'store', 'category') and day = ${day}`.execute(tx)
  await tx.deleteFrom('coupon_days').where('day', '=', day).execute()
  return true
}

/** Forgets the sales of days that no window reaches any more. */
export async function deleteSalesDays(tx: Tx, until: number): Promise<void> {
  await sql`delete from sales_days where kind in ('item', 'store', 'category') and day <= ${until}`.execute(
    tx,
  )
}
