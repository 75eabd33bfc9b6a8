import type { CouponRule } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { unindexed } from '../../kernel/dialect'
import { isOfShown } from '../rows'
import { type CouponRow, type CouponWithUsage, columnsFor, toCoupons } from './usage-rows'

/** When a coupon ends; one without an end comes last. The index holds the same expression. */
const endOf = sql.raw(`coalesce(c.ends_at, ${Number.MAX_SAFE_INTEGER})`)

const runningOf = (payer: CouponRule['payer'], now: number, limit: number) => sql`select * from (
  select * from coupons c where c.payer = ${payer} and c.is_public = 1 and c.is_active = 1 and ${endOf} >= ${now}
    and c.starts_at <= ${now} and ${isOfShown} order by ${endOf}, c.id limit ${limit})`

const runningOfMember = (userId: string, now: number, limit: number) => sql`select * from (
  select * from coupons c where c.user_id = ${userId} and c.is_active = 1 and ${endOf} >= ${now} and ${isOfShown}
    order by c.created_at desc, c.id desc limit ${limit})`

/**
 * Public coupons that are running now, and the member's own, those that end first at the top: so many of the market, of
 * sellers and of their own.
 * @param phone as in `findCartCoupons`
 */
export async function findActiveCoupons(
  db: Db,
  userId: string,
  now: number,
  limit: number,
  phone: string | null = null,
): Promise<CouponWithUsage[]> {
  const { rows } = await sql<CouponRow>`select ${columnsFor(sql.val(userId), sql.val(phone))}
    from (${runningOf('platform', now, limit)} union all ${runningOf('seller', now, limit)}
      union all ${runningOfMember(userId, now, limit)}) c
    order by ${endOf}, c.id`.execute(db)
  return toCoupons(rows)
}

export interface RunningCouponsQuery {
  now: number
  /** Null for both. */
  payer: CouponRule['payer'] | null
  /** Only what ends until then; null for all. */
  endsUntil: number | null
}

/** A cursor has no room for the end of one that has none. */
const NEVER = 0

/**
 * A page of the coupons that `findActiveCoupons` begins with: public ones that are running and the member's own, those that
 * end first at the top.
 * @param phone as in `findCartCoupons`
 */
export async function listRunningCoupons(
  db: Db,
  userId: string,
  { now, payer, endsUntil }: RunningCouponsQuery,
  cursor: TimeCursor | null,
  limit: number,
  phone: string | null = null,
): Promise<{ coupons: CouponWithUsage[]; next: string | null }> {
  const beyond = cursor && sql`(${cursor.at === NEVER ? Number.MAX_SAFE_INTEGER : cursor.at}, ${cursor.id})`
  const isAsked = sql.join(
    [
      sql`c.is_active = 1 and ${endOf} >= ${now}`,
      ...(endsUntil === null ? [] : [sql`${endOf} <= ${endsUntil}`]),
      ...(beyond === null ? [] : [sql`(${endOf}, c.id) > ${beyond}`]),
    ],
    sql` and `,
  )
  const take = (where: RawBuilder<unknown>) =>
    sql`select * from (select * from coupons c where ${where} and ${isAsked} order by ${endOf}, c.id limit ${limit + 1})`
  const payers = (['platform', 'seller'] as const).filter((one) => payer === null || payer === one)
  const parts = [
    ...payers.map((one) =>
      take(sql`c.payer = ${one} and c.is_public = 1 and c.starts_at <= ${now} and ${isOfShown}`),
    ),
    take(sql`c.user_id = ${userId} and ${unindexed('c.payer')} in (${sql.join(payers)}) and ${isOfShown}`),
  ]
  const { rows } = await sql<CouponRow>`select ${columnsFor(sql.val(userId), sql.val(phone))}
    from (${sql.join(parts, sql` union all `)}) c order by ${endOf}, c.id limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(
    rows.map((row) => ({ ...row, createdAt: row.endsAt ?? NEVER })),
    limit,
  )
  return { coupons: toCoupons(page.map(({ createdAt: _, ...row }) => row)), next }
}
