import { type CouponKind, isCouponKind, type OwnCoupon, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, lengthOf, unindexed } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import { termsRow } from '../rows'

/** A coupon as its seller sees it. */
export interface OwnCouponRow {
  id: string
  code: string
  kind: CouponKind
  percentBps: number
  amount: Sen
  cap: Sen | null
  minSpend: Sen
  startsAt: number
  endsAt: number | null
  totalUses: number | null
  usesPerMember: number | null
  isFirstPurchaseOnly: boolean
  isPublic: boolean
  isActive: boolean
  used: number
  budget: Sen | null
  spent: Sen
  storeName: string
  itemCount: number
}

interface Row extends Omit<OwnCouponRow, 'isFirstPurchaseOnly' | 'isPublic' | 'isActive'> {
  isFirstPurchaseOnly: 0 | 1
  isPublic: 0 | 1
  isActive: 0 | 1
}

/** The newest coupons of a seller's stores. */
export async function listOwnCoupons(db: Db, sellerId: string, limit: number): Promise<OwnCouponRow[]> {
  const { rows } =
    await sql<Row>`select c.id, c.code, c.kind, c.percent_bps as "percentBps", c.amount_sen as amount,
    c.cap_sen as cap, c.min_spend_sen as "minSpend", c.starts_at as "startsAt", c.ends_at as "endsAt",
    c.total_uses as "totalUses", c.uses_per_member as "usesPerMember", c.is_first_purchase_only as "isFirstPurchaseOnly",
    c.is_public as "isPublic", c.is_active as "isActive", c.used_count as used, c.budget_sen as budget,
    c.spent_sen as spent, s.name as "storeName",
    case c.scope when 'items' then ${lengthOf('c.scope_values')} else 0 end as "itemCount"
    from stores s ${fixedJoin} coupons c on c.store_id = s.id where s.seller_id = ${sellerId}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db)
  return rows
    .filter(({ kind }) => isCouponKind(kind))
    .map((row) => ({
      ...row,
      isFirstPurchaseOnly: row.isFirstPurchaseOnly === 1,
      isPublic: row.isPublic === 1,
      isActive: row.isActive === 1,
    }))
}

/** A seller's coupons that are not stopped. */
export async function countOwnCoupons(db: Db, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from stores s
    ${fixedJoin} coupons c on c.store_id = s.id where s.seller_id = ${sellerId} and c.is_active = 1`.execute(
    db,
  )
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

/** Makes a coupon that a store pays for; false when its code is taken. */
export async function insertOwnCoupon(
  tx: Tx,
  coupon: OwnCoupon & { id: string; now: number },
): Promise<boolean> {
  const result = await tx
    .insertInto('coupons')
    .values({
      id: coupon.id,
      ...termsRow(coupon),
      scope: coupon.itemIds.length > 0 ? 'items' : 'store',
      scope_values: JSON.stringify(coupon.itemIds.length > 0 ? coupon.itemIds : [coupon.storeId]),
      payer: 'seller',
      store_id: coupon.storeId,
      is_public: coupon.isPublic ? 1 : 0,
      budget_sen: coupon.budget,
      created_at: coupon.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Stops a seller's coupon, or has it run again; false for others' coupons, and when it is so already. */
export async function switchOwnCoupon(
  tx: Tx,
  sellerId: string,
  couponId: string,
  isActive: boolean,
): Promise<boolean> {
  const result = await tx
    .updateTable('coupons')
    .set({ is_active: isActive ? 1 : 0 })
    .where('id', '=', couponId)
    .where('payer', '=', 'seller')
    .where('is_active', '=', isActive ? 0 : 1)
    .where('store_id', 'in', (eb) => eb.selectFrom('stores').select('id').where('seller_id', '=', sellerId))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
