import type { CouponScope, CouponSettings } from '@pasar/domain'

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
