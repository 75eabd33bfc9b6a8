import {
  type CouponPayer,
  type CouponScope,
  type CouponSettings,
  type CouponStatus,
  isCouponKind,
  type ListSort,
  orderOf,
} from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, unindexed } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import {
  beginsWith,
  inStatus,
  LISTED_COLUMNS,
  type ListedRow,
  listScopeValues,
  type OwnCouponRow,
  termsRow,
  toListed,
} from '../rows'

export type { OwnCouponRow } from '../rows'

export interface OwnCouponsQuery {
  status: CouponStatus | null
  /** How the code begins; empty for all. */
  start: string
  now: number
  /** The usual one: the newest first. */
  sort: ListSort
}

/** A page of the coupons that the seller of these stores pays for, by when they were made. */
export async function listOwnCoupons(
  db: Db,
  storeIds: readonly string[],
  { status, start, now, sort }: OwnCouponsQuery,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ coupons: OwnCouponRow[]; next: string | null }> {
  if (storeIds.length === 0) return { coupons: [], next: null }
  const order = orderOf('desc', sort)
  const by = order === 'desc' ? sql`c.created_at desc, c.id desc` : sql`c.created_at, c.id`
  // So many of each store are put together: in its index they stand in this order, those of several stores in none.
  const ofStores = storeIds.map((id) => {
    const wheres = [
      sql`c.store_id = ${id}`,
      isBeyond(cursor, order, ['c.created_at', 'c.id']),
      ...(status === null ? [] : [inStatus(status, now)]),
      ...(start === '' ? [] : [beginsWith(start)]),
    ]
    return sql`select * from (select * from coupons c where ${sql.join(wheres, sql` and `)}
      order by ${by} limit ${limit + 1})`
  })
  const { rows } = await sql<ListedRow & { storeName: string; createdAt: number }>`select ${LISTED_COLUMNS},
    (select name from stores where id = c.store_id) as "storeName", c.created_at as "createdAt"
    from (${sql.join(ofStores, sql` union all `)}) c order by ${by} limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(rows, limit)
  return { coupons: page.filter(({ kind }) => isCouponKind(kind)).map(toListed), next }
}

/** A seller's coupons that are neither stopped nor over. */
export async function countOwnCoupons(db: Db, sellerId: string, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from stores s
    ${fixedJoin} coupons c on c.store_id = s.id where s.seller_id = ${sellerId} and c.is_active = 1
      and (c.ends_at is null or c.ends_at >= ${now})`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many of these items a seller has on sale in a store. */
export async function countItemsOfStore(
  db: Db,
  sellerId: string,
  storeId: string,
  itemIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from items
    where id in (${sql.join(itemIds.length === 0 ? [null] : [...itemIds])}) and ${unindexed('seller_id')} = ${sellerId}
    and ${unindexed('store_id')} = ${storeId} and listing_type = 'Fixed' and ${unindexed('status')} <> 'removed'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export interface CouponItem {
  id: string
  title: string
  storeId: string
}

/** What a seller has on sale at fixed prices, the newest first. */
export const listCouponItems = (db: Db, sellerId: string, limit: number): Promise<CouponItem[]> =>
  db
    .selectFrom('items')
    .select((eb) => ['id', 'title', eb.ref('store_id').as('storeId')])
    .where('seller_id', '=', sellerId)
    .where('listing_type', '=', 'Fixed')
    .where('status', 'in', ['active', 'sold_out', 'paused'])
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()

export interface NewCoupon extends CouponSettings {
  id: string
  scope: CouponScope
  payer: CouponPayer
  /** Of the seller who pays; null for the market's own. */
  storeId: string | null
  now: number
}

/** Makes a coupon; false when its code is taken. */
export async function tryInsertCoupon(tx: Tx, coupon: NewCoupon): Promise<boolean> {
  const result = await tx
    .insertInto('coupons')
    .values({
      id: coupon.id,
      ...termsRow(coupon),
      scope: coupon.scope.type,
      scope_values: JSON.stringify(listScopeValues(coupon.scope)),
      payer: coupon.payer,
      store_id: coupon.storeId,
      is_public: coupon.isPublic ? 1 : 0,
      budget_sen: coupon.budget,
      created_at: coupon.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
