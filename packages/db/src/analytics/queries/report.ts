import type { CouponPayer, DayCount, DayFigures, DaySpan, FunnelStep, SalesKind, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type CouponRow, figuresIn, type SalesRow, soldIn, type TimeSpan, usedIn } from '../rows'

export type { CouponRow as CouponFigures, SalesRow, TimeSpan } from '../rows'

/** The last day that is rolled up; null before the first. */
export async function findLastMarketDay(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('market_days')
    .select('day')
    .where('day', '>', 0)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

/** When the first member joined or the first order was paid; null while nothing has happened. */
export async function findFirstMoment(db: Db): Promise<number | null> {
  const { rows } = await sql<{ joined: number | null; paid: number | null }>`select
    (select created_at from users where created_at > 0 order by created_at, id limit 1) as joined,
    (select paid_at from orders where paid_at is not null and paid_at > 0 order by paid_at limit 1) as paid`.execute(
    db,
  )
  const moments = rows.flatMap(({ joined, paid }) => [joined, paid]).filter((at) => at !== null)
  return moments.length === 0 ? null : Math.min(...moments)
}

/** The days that are rolled up, the oldest first. */
export const listMarketDays = (db: Db, { first, last }: DaySpan): Promise<DayFigures[]> =>
  db
    .selectFrom('market_days')
    .select([
      'day',
      sql<Sen>`sales_sen`.as('sales'),
      sql<Sen>`refunds_sen`.as('refunds'),
      sql<Sen>`promotions_sen`.as('promotions'),
      sql<Sen>`fees_sen`.as('fees'),
      'orders',
      'members',
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute()

/** The figures of a day as they are now. */
export async function readMarketDay(db: Db, day: number, span: TimeSpan): Promise<DayFigures[]> {
  const { rows } =
    await sql<DayFigures>`select ${sql.lit(day)} as day, f.* from (${figuresIn(span)}) f`.execute(db)
  return rows
}

/** What was sold of each within a time, as it is now. */
export async function readSales(db: Db, kind: SalesKind, span: TimeSpan): Promise<SalesRow[]> {
  return (await soldIn(kind, span).execute(db)).rows
}

export async function readCouponUses(db: Db, span: TimeSpan): Promise<CouponRow[]> {
  return (await usedIn(span).execute(db)).rows
}

/** What a window holds of one. */
export interface WindowRow extends SalesRow {
  salesBefore: Sen
}

const WINDOW_COLUMNS = sql`id, pieces, sales_sen as sales, sales_before_sen as "salesBefore"`

/** Those of a window that sold most, today left out. */
export async function listTopOfWindow(
  db: Db,
  kind: SalesKind,
  days: number,
  limit: number,
): Promise<WindowRow[]> {
  const { rows } = await sql<WindowRow>`select ${WINDOW_COLUMNS} from sales_windows
    where kind = ${kind} and days = ${days} order by sales_sen desc, id limit ${limit}`.execute(db)
  return rows
}

/** What a window holds of some. */
export async function listWindowRows(
  db: Db,
  kind: SalesKind,
  days: number,
  ids: readonly string[],
): Promise<WindowRow[]> {
  const { rows } = await sql<WindowRow>`select ${WINDOW_COLUMNS} from sales_windows
    where kind = ${kind} and days = ${days} and id in (${sql.join(ids.length === 0 ? [null] : [...ids])})`.execute(
    db,
  )
  return rows
}

/** The sums of some days that are rolled up. */
export async function sumSalesDays(db: Db, kind: SalesKind, { first, last }: DaySpan): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`select id, sum(pieces) as pieces, sum(sales_sen) as sales
    from sales_days where kind = ${kind} and day >= ${first} and day <= ${last} group by id`.execute(db)
  return rows
}

/** The sums of some over days that are rolled up: each of them is looked up on each of the days. */
export async function sumSalesOf(
  db: Db,
  kind: SalesKind,
  ids: readonly string[],
  { first, last }: DaySpan,
): Promise<SalesRow[]> {
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const { rows } = await sql<SalesRow>`select id, sum(pieces) as pieces, sum(sales_sen) as sales
    from sales_days where kind = ${kind} and day in (${sql.join(days)}) and id in (${sql.join([...ids])})
    group by id`.execute(db)
  return rows
}

/** The sums of each coupon over days that are rolled up. */
export async function sumCouponDays(db: Db, { first, last }: DaySpan): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`select coupon_id as id, sum(uses) as uses, sum(cost_sen) as cost,
    sum(sales_sen) as sales from coupon_days where day >= ${first} and day <= ${last}
    group by coupon_id`.execute(db)
  return rows
}

export interface CountedDay extends DayCount {
  name: Exclude<FunnelStep, 'paid'>
}

/** How often each step towards an order was counted, day by day. */
export async function listCounts(db: Db, { first, last }: DaySpan): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`select name, day, count from counted_days
    where name in ('view', 'cart', 'checkout') and day >= ${first} and day <= ${last}
    order by name, day`.execute(db)
  return rows
}

export interface EmptySearch {
  words: string
  count: number
}

/** Searches that found nothing, those made most often first. */
export async function listEmptySearches(
  db: Db,
  { first, last }: DaySpan,
  { least, limit }: { least: number; limit: number },
): Promise<EmptySearch[]> {
  const { rows } = await sql<EmptySearch>`select words, sum(count) as count from empty_searches
    where day >= ${first} and day <= ${last} group by words having sum(count) >= ${least}
    order by sum(count) desc, words limit ${limit}`.execute(db)
  return rows
}

export interface CohortCell {
  firstMonth: number
  month: number
  buyers: number
}

/** Who bought first since a month, and in which months they bought again. */
export const listCohorts = (db: Db, since: number): Promise<CohortCell[]> =>
  db
    .selectFrom('cohort_months')
    .select(({ ref }) => [ref('first_month').as('firstMonth'), 'month', 'buyers'])
    .where('first_month', '>=', since)
    .orderBy('first_month')
    .orderBy('month')
    .execute()

/** The name of an item or a store, with the address of its page. */
export interface NamedRow {
  id: string
  name: string
  slug: string
}

const NAMES = {
  item: sql`select id, title as name, slug from items`,
  store: sql`select id, name, slug from stores`,
}

export async function listNames(db: Db, kind: 'item' | 'store', ids: readonly string[]): Promise<NamedRow[]> {
  const { rows } =
    await sql<NamedRow>`${NAMES[kind]} where id in (${sql.join(ids.length === 0 ? [null] : [...ids])})`.execute(
      db,
    )
  return rows
}

export const listCouponNames = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; code: string; payer: CouponPayer }[]> =>
  db
    .selectFrom('coupons')
    .select(['id', 'code', 'payer'])
    .where('id', 'in', ids.length === 0 ? [''] : [...ids])
    .execute()
