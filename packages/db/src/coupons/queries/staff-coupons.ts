import { type CouponPayer, type CouponStatus, isCouponKind, type ListSort, orderOf } from '@pasar/domain'
import { sql } from 'kysely'
import { type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { firstIn } from '../../kernel/dialect'
import { beginsWith, inStatus, LISTED_COLUMNS, type ListedRow, type OwnCouponRow, toListed } from '../rows'

/** A coupon as staff see it. */
export interface StaffCouponRow extends Omit<OwnCouponRow, 'storeName'> {
  payer: CouponPayer
  /** Of the store whose goods it is for, or whose seller pays. */
  storeName: string | null
  category: string | null
  createdAt: number
}

export interface StaffCouponsQuery {
  payer: CouponPayer | null
  status: CouponStatus | null
  /** How the code begins; empty for all. */
  start: string
  now: number
  /** The usual one: the newest first. */
  sort?: ListSort
}

/** Of codes that begin alike, so many are looked through. */
const MOST_FOUND = 1_000
/** A page of the coupons of the market and of sellers, by when they were made. */
export async function listStaffCoupons(
  db: Db,
  { payer, status, start, now, sort = 'usual' }: StaffCouponsQuery,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ coupons: StaffCouponRow[]; next: string | null }> {
  const isNewestFirst = orderOf('desc', sort) === 'desc'
  const [direction, beyond] = isNewestFirst ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  // Coupons for one member are looked at with that member.
  const wheres = [
    sql`c.user_id is null`,
    ...(payer === null ? [] : [sql`c.payer = ${payer}`]),
    ...(status === null ? [] : [inStatus(status, now)]),
    ...(start === ''
      ? []
      : [
          sql`c.id in (select id from (select c.id from coupons c where ${beginsWith(start)} limit ${MOST_FOUND}) f)`,
        ]),
    ...(cursor === null ? [] : [sql`(c.created_at, c.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const where = sql`where ${sql.join(wheres, sql` and `)}`
  const { rows } = await sql<
    ListedRow & Pick<StaffCouponRow, 'payer' | 'storeName' | 'category' | 'createdAt'>
  >`select ${LISTED_COLUMNS}, c.payer, c.created_at as "createdAt",
    (select s.name from stores s where s.id = coalesce(c.store_id,
      case c.scope when 'store' then ${firstIn('c.scope_values')} end)) as "storeName",
    case c.scope when 'category' then ${firstIn('c.scope_values')} end as category
    from coupons c ${where} order by c.created_at ${direction}, c.id ${direction} limit ${limit + 1}`.execute(
    db,
  )
  const { page, next } = timePage(rows, limit)
  return { coupons: page.filter(({ kind }) => isCouponKind(kind)).map(toListed), next }
}
