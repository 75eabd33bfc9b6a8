import type { CouponKind, CouponPayer, CouponStopper } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface CouponsTable {
  id: string
  code: string
  kind: CouponKind
  percent_bps: Generated<number>
  amount_sen: Generated<number>
  cap_sen: number | null
  min_spend_sen: Generated<number>
  starts_at: number
  ends_at: number | null
  total_uses: number | null
  uses_per_member: number | null
  is_first_purchase_only: Generated<0 | 1>
  scope: Generated<'all' | 'store' | 'category' | 'items'>
  /** JSON list: the store's id, the category's slug or the items' ids. */
  scope_values: Generated<string>
  payer: CouponPayer
  store_id: string | null
  /** The only member who may use it; null for everyone. */
  user_id: Generated<string | null>
  is_public: Generated<0 | 1>
  is_active: Generated<0 | 1>
  /** Null for one that is not stopped. */
  stopped_by: Generated<CouponStopper | null>
  used_count: Generated<number>
  /** The most it may cost its payer in all; null for no limit. */
  budget_sen: Generated<number | null>
  /** What its uses have cost that were not given back. */
  spent_sen: Generated<number>
  created_at: number
}

/** Who has bought under an account that is deleted. */
export interface PastBuyersTable {
  /** A keyed digest of an email or a phone. */
  fingerprint: string
  created_at: number
}

export interface CouponUsesTable {
  id: string
  coupon_id: string
  user_id: string
  order_id: string
  code: string
  kind: CouponKind
  payer: CouponPayer
  amount_sen: number
  use_number: number
  used_at: number
  released_at: number | null
}

export interface CouponsTables {
  coupons: CouponsTable
  past_buyers: PastBuyersTable
  coupon_uses: CouponUsesTable
}
