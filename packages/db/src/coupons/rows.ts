import type { CouponKind, CouponScope, CouponSettings, CouponStatus, CouponStopper, Sen } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { firstIn, lengthOf } from '../kernel/dialect'
import { isHidden } from '../kernel/hidden-stores'
import { startsWith } from '../kernel/starts-with'

/** A coupon of a store or of the platform. */
type Terms = Omit<CouponSettings, 'budget' | 'isPublic'>

/** What a coupon gives, when, and how often, as columns. Amounts are in sen. */
export const termsRow = (coupon: Terms) => ({
  code: coupon.code,
  kind: coupon.kind,
  percent_bps: coupon.percentBps,
  amount_sen: coupon.amount,
  cap_sen: coupon.cap,
  min_spend_sen: coupon.minSpend,
  starts_at: coupon.startsAt,
  ends_at: coupon.endsAt,
  total_uses: coupon.totalUses,
  uses_per_member: coupon.usesPerMember,
  is_first_purchase_only: coupon.isFirstPurchaseOnly ? (1 as const) : (0 as const),
})

/** What a scope names, as the column `scope_values` has it. */
export function listScopeValues(scope: CouponScope): readonly string[] {
  switch (scope.type) {
    case 'all':
      return []
    case 'store':
      return [scope.storeId]
    case 'category':
      return [scope.category]
    case 'items':
      return scope.itemIds
  }
}

/** A coupon as the seller who pays for it sees it. */
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

/** As `OwnCouponRow`, as a query answers it. */
export interface ListedRow
  extends Omit<OwnCouponRow, 'storeName' | 'isFirstPurchaseOnly' | 'isPublic' | 'isActive'> {
  isFirstPurchaseOnly: 0 | 1
  isPublic: 0 | 1
  isActive: 0 | 1
}

/** Of a coupon `c`. */
export const LISTED_COLUMNS = sql`c.id, c.code, c.kind, c.percent_bps as "percentBps", c.amount_sen as amount,
  c.cap_sen as cap, c.min_spend_sen as "minSpend", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.total_uses as "totalUses", c.uses_per_member as "usesPerMember", c.is_first_purchase_only as "isFirstPurchaseOnly",
  c.is_public as "isPublic", c.is_active as "isActive", c.stopped_by as "stoppedBy", c.used_count as used,
  c.budget_sen as budget, c.spent_sen as spent, case c.scope when 'items' then ${lengthOf('c.scope_values')} else 0 end as "itemCount"`

export const toListed = <R extends ListedRow>(row: R) => ({
  ...row,
  isFirstPurchaseOnly: row.isFirstPurchaseOnly === 1,
  isPublic: row.isPublic === 1,
  isActive: row.isActive === 1,
})

/** Codes that begin so. @param start in capitals, as codes are */
export const beginsWith = (start: string): RawBuilder<SqlBool> => startsWith(sql`c.code`, start)

const isUsedUp = sql`(c.total_uses is not null and c.used_count >= c.total_uses
  or c.budget_sen is not null and c.spent_sen >= c.budget_sen)`

/** Conditions for each status, by the rules of `couponStatus`. */
export const inStatus = (status: CouponStatus, now: number): RawBuilder<SqlBool> => {
  const isOver = sql`c.ends_at is not null and c.ends_at < ${now}`
  switch (status) {
    case 'stopped':
      return sql<SqlBool>`c.is_active = 0`
    case 'ended':
      return sql<SqlBool>`c.is_active = 1 and ${isOver}`
    case 'usedUp':
      return sql<SqlBool>`c.is_active = 1 and not (${isOver}) and ${isUsedUp}`
    case 'scheduled':
      return sql<SqlBool>`c.is_active = 1 and not (${isOver}) and not ${isUsedUp} and c.starts_at > ${now}`
    case 'running':
      return sql<SqlBool>`c.is_active = 1 and not (${isOver}) and not ${isUsedUp} and c.starts_at <= ${now}`
  }
}

/** Whether what a coupon `c` is for is shown: of one limited to a store, whoever pays for it, that store is there and not hidden. */
export const isOfShown = sql<SqlBool>`(not ${isHidden('c.store_id')} and (c.store_id is not null or c.scope <> 'store'
  or exists (select 1 from stores shown where shown.id = ${firstIn('c.scope_values')} and shown.name <> ''
    and not ${isHidden('shown.id')})))`
