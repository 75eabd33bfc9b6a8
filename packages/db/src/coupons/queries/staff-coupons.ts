import {
  type CouponPayer,
  type CouponStatus,
  isCouponKind,
  type ListSort,
  orderOf,
  type Sen,
  sen,
} from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { eachIn, firstIn, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
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
const MAX_FOUND = 1_000

const STAFF_COLUMNS = sql`${LISTED_COLUMNS}, c.payer, c.created_at as "createdAt",
  (select s.name from stores s where s.id = coalesce(c.store_id,
    case c.scope when 'store' then ${firstIn('c.scope_values')} end)) as "storeName",
  case c.scope when 'category' then ${firstIn('c.scope_values')} end as category`
interface StaffRow
  extends ListedRow,
    Pick<StaffCouponRow, 'payer' | 'storeName' | 'category' | 'createdAt'> {}

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
          sql`c.id in (select id from (select c.id from coupons c where ${beginsWith(start)} limit ${MAX_FOUND}) f)`,
        ]),
    ...(cursor === null ? [] : [sql`(c.created_at, c.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const where = sql`where ${sql.join(wheres, sql` and `)}`
  const { rows } = await sql<StaffRow>`select ${STAFF_COLUMNS}
    from coupons c ${where} order by c.created_at ${direction}, c.id ${direction} limit ${limit + 1}`.execute(
    db,
  )
  const { page, next } = timePage(rows, limit)
  return { coupons: page.filter(({ kind }) => isCouponKind(kind)).map(toListed), next }
}

/** A coupon on its own page. */
export interface StaffCoupon extends StaffCouponRow {
  storeId: string | null
  /** Who pays; null where the market does. */
  sellerId: string | null
  sellerName: string | null
  /** The only member who may use it; null for everyone. */
  memberId: string | null
  memberName: string | null
  /** What it is limited to, as far as it is still there. */
  items: readonly { id: string; title: string }[]
}

const readItems = jsonColumn(
  'the items of a coupon',
  z.array(z.object({ id: z.string(), title: z.string() })),
)

interface StaffPageRow extends StaffRow {
  storeId: string | null
  sellerId: string | null
  sellerName: string | null
  memberId: string | null
  memberName: string | null
  items: string | null
}

/** Any coupon with what it is for, who pays and who may use it; null for a kind that this version does not know. */
export async function findStaffCoupon(db: Db, couponId: string): Promise<StaffCoupon | null> {
  const { rows } = await sql<StaffPageRow>`select ${STAFF_COLUMNS},
      coalesce(c.store_id, case c.scope when 'store' then ${firstIn('c.scope_values')} end) as "storeId",
      seller.id as "sellerId", seller.name as "sellerName", member.id as "memberId", member.name as "memberName",
      case c.scope when 'items' then (select ${jsonRows({ id: 'id', title: 'title' })} from (
        select i.id, i.title from ${eachIn('c.scope_values', 'own')} join items i on i.id = own.value)) end as items
    from coupons c left join stores paying on paying.id = c.store_id and c.payer = 'seller'
      left join users seller on seller.id = paying.seller_id
      left join users member on member.id = c.user_id
    where c.id = ${couponId}`.execute(db)
  const [row] = rows.filter(({ kind }) => isCouponKind(kind))
  if (!row) return null
  return toListed({ ...row, items: row.items === null ? [] : readItems(row.items) })
}

/** A use of a coupon as staff see it. */
export interface CouponUseRow {
  id: string
  orderId: string
  number: string
  memberId: string
  /** Empty once they are gone. */
  memberName: string
  amount: Sen
  usedAt: number
  /** When its order gave it back; null while it counts. */
  releasedAt: number | null
}

/** A page of the uses of a coupon, the newest first. */
export async function listCouponUses(
  db: Db,
  couponId: string,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ uses: CouponUseRow[]; next: string | null }> {
  const rows = await db
    .selectFrom('coupon_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .innerJoin('users as m', 'm.id', 'u.user_id')
    .select(({ ref }) => [
      'u.id',
      ref('u.order_id').as('orderId'),
      'o.number',
      ref('u.user_id').as('memberId'),
      ref('m.name').as('memberName'),
      ref('u.amount_sen').as('amount'),
      ref('u.used_at').as('usedAt'),
      ref('u.released_at').as('releasedAt'),
    ])
    .where('u.coupon_id', '=', couponId)
    .where(isBeyond(cursor, 'desc', ['u.used_at', 'u.id']))
    .orderBy('u.used_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = timePage(
    rows.map((row) => ({ ...row, createdAt: row.usedAt })),
    limit,
  )
  return { uses: page.map(({ createdAt: _, ...use }) => ({ ...use, amount: sen(use.amount) })), next }
}

/** How far a coupon is used; null where there is none. */
export async function findCouponUsage(
  db: Db,
  couponId: string,
): Promise<{ used: number; spent: Sen; isActive: boolean } | null> {
  const row = await db
    .selectFrom('coupons')
    .select(({ ref }) => [
      ref('used_count').as('used'),
      ref('spent_sen').as('spent'),
      ref('is_active').as('isActive'),
    ])
    .where('id', '=', couponId)
    .executeTakeFirst()
  return row ? { used: row.used, spent: sen(row.spent), isActive: row.isActive === 1 } : null
}
