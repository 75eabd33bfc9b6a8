import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import { isOfShown } from '../rows'
import { type CouponRow, type CouponWithUsage, columnsFor, hasPaid, toCoupons } from './usage-rows'

export type { CouponView, CouponWithUsage } from './usage-rows'

/** Whether a member counts as having bought. @param phone as in `findCartCoupons` */
export async function hasBought(db: Db, userId: string, phone: string | null): Promise<boolean> {
  const { rows } = await sql<{
    hasBought: 0 | 1
  }>`select ${hasPaid(sql.val(userId), sql.val(phone))} as "hasBought"`.execute(db)
  return rows[0]?.hasBought === 1
}

/** For a store that is shown to nobody nothing is offered. */
const isOffered = sql<SqlBool>`(c.is_active = 1 and ${isOfShown})`

/**
 * A coupon that this member may use by its code, with how far it is used; null when there is none that works.
 * @param phone as in `findCartCoupons`
 * @param heldBy an order that keeps the coupon it holds, though it was stopped or its store hidden since
 */
export async function findCouponByCode(
  db: Db,
  code: string,
  userId: string,
  phone: string | null = null,
  heldBy = '',
): Promise<CouponWithUsage | null> {
  const { rows } = await sql<CouponRow>`select ${columnsFor(sql.val(userId), sql.val(phone))} from coupons c
    where c.code = ${code} and (c.user_id is null or c.user_id = ${userId}) and (${isOffered} or exists (select 1 from coupon_uses h
      where h.order_id = ${heldBy} and h.coupon_id = c.id and h.released_at is null))`.execute(db)
  return toCoupons(rows)[0] ?? null
}

const cartCoupons = prepareQuery(
  (db, { userId, phone }: ParametersOf<{ userId: string; phone: string | null }>) =>
    sql<CouponRow>`select ${columnsFor(userId, phone)} from cart_coupons cc
    join coupons c on c.id = cc.coupon_id where cc.user_id = ${userId} and ${isOffered}
    order by cc.added_at, c.id`.compile(db),
)

/**
 * The coupons a member has put on the cart.
 * @param phone where the order is going, in E.164: whoever paid with it before counts as the same person
 */
export async function findCartCoupons(
  db: Db,
  userId: string,
  phone: string | null = null,
): Promise<CouponWithUsage[]> {
  const { rows } = await cartCoupons(db, { userId, phone })
  return toCoupons(rows)
}

/** The code of one on a member's cart that was stopped since, or of which the store is hidden; null when all are on offer. */
export async function findStoppedCartCoupon(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select c.code from cart_coupons cc
    join coupons c on c.id = cc.coupon_id where cc.user_id = ${userId} and not ${isOffered} limit 1`.execute(
    db,
  )
  return rows[0]?.code ?? null
}
