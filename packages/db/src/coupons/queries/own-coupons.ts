import {
  type CouponKind,
  type CouponPayer,
  type CouponScope,
  type CouponSettings,
  type CouponStatus,
  type CouponStopper,
  isCouponKind,
  type ListSort,
  orderOf,
  type Sen,
} from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { firstIn, fixedJoin, lengthOf, unindexed } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import { listScopeValues, termsRow } from '../rows'

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
  stoppedBy: CouponStopper | null
  used: number
  budget: Sen | null
  spent: Sen
  storeName: string
  itemCount: number
}

interface Row extends Omit<OwnCouponRow, 'storeName' | 'isFirstPurchaseOnly' | 'isPublic' | 'isActive'> {
  isFirstPurchaseOnly: 0 | 1
  isPublic: 0 | 1
  isActive: 0 | 1
}

const COLUMNS = sql`c.id, c.code, c.kind, c.percent_bps as "percentBps", c.amount_sen as amount,
  c.cap_sen as cap, c.min_spend_sen as "minSpend", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.total_uses as "totalUses", c.uses_per_member as "usesPerMember", c.is_first_purchase_only as "isFirstPurchaseOnly",
  c.is_public as "isPublic", c.is_active as "isActive", c.stopped_by as "stoppedBy", c.used_count as used,
  c.budget_sen as budget, c.spent_sen as spent, case c.scope when 'items' then ${lengthOf('c.scope_values')} else 0 end as "itemCount"`

const toRow = <R extends Row>(row: R) => ({
  ...row,
  isFirstPurchaseOnly: row.isFirstPurchaseOnly === 1,
  isPublic: row.isPublic === 1,
  isActive: row.isActive === 1,
})

/** The newest coupons of a seller's stores. */
export async function listOwnCoupons(db: Db, sellerId: string, limit: number): Promise<OwnCouponRow[]> {
  const { rows } = await sql<Row & { storeName: string }>`select ${COLUMNS}, s.name as "storeName"
    from stores s ${fixedJoin} coupons c on c.store_id = s.id where s.seller_id = ${sellerId}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db)
  return rows.filter(({ kind }) => isCouponKind(kind)).map(toRow)
}

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
/** Sorts behind every sign that is typed. */
const LAST = '\u{10ffff}'

const isUsedUp = sql`(c.total_uses is not null and c.used_count >= c.total_uses
  or c.budget_sen is not null and c.spent_sen >= c.budget_sen)`

/** The same rules as `couponStatus`. */
const inStatus = (status: CouponStatus, now: number): RawBuilder<unknown> => {
  const isOver = sql`c.ends_at is not null and c.ends_at < ${now}`
  switch (status) {
    case 'stopped':
      return sql`c.is_active = 0`
    case 'ended':
      return sql`c.is_active = 1 and ${isOver}`
    case 'usedUp':
      return sql`c.is_active = 1 and not (${isOver}) and ${isUsedUp}`
    case 'scheduled':
      return sql`c.is_active = 1 and not (${isOver}) and not ${isUsedUp} and c.starts_at > ${now}`
    case 'running':
      return sql`c.is_active = 1 and not (${isOver}) and not ${isUsedUp} and c.starts_at <= ${now}`
  }
}

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
          sql`c.id in (select id from (select id from coupons where code >= ${start} and code < ${`${start}${LAST}`}
            limit ${MOST_FOUND}) f)`,
        ]),
    ...(cursor === null ? [] : [sql`(c.created_at, c.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const where = sql`where ${sql.join(wheres, sql` and `)}`
  const { rows } = await sql<
    Row & Pick<StaffCouponRow, 'payer' | 'storeName' | 'category' | 'createdAt'>
  >`select ${COLUMNS}, c.payer, c.created_at as "createdAt",
    (select s.name from stores s where s.id = coalesce(c.store_id,
      case c.scope when 'store' then ${firstIn('c.scope_values')} end)) as "storeName",
    case c.scope when 'category' then ${firstIn('c.scope_values')} end as category
    from coupons c ${where} order by c.created_at ${direction}, c.id ${direction} limit ${limit + 1}`.execute(
    db,
  )
  const { page, next } = timePage(rows, limit)
  return { coupons: page.filter(({ kind }) => isCouponKind(kind)).map(toRow), next }
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
