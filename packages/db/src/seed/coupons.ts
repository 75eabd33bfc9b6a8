import { type CouponKind, type CouponRule, millis, sen, ZERO } from '@pasar/domain'
import { listScopeValues, termsRow } from '../coupons/rows'
import type { SeedWriter } from './writer'

export interface SeedCoupon extends CouponRule {
  isPublic: boolean
  createdAt: number
}

/** A coupon of the platform for everything, without limits, from `startsAt` on; `rest` says what is different. */
export const makeCoupon = (
  coupon: { id: string; code: string; kind: CouponKind; startsAt: number },
  rest: Partial<Omit<SeedCoupon, 'startsAt' | 'endsAt'>> & { endsAt?: number } = {},
): SeedCoupon => ({
  percentBps: 0,
  amount: ZERO,
  cap: null,
  minSpend: ZERO,
  totalUses: null,
  usesPerMember: null,
  isFirstPurchaseOnly: false,
  scope: { type: 'all' },
  payer: 'platform',
  storeId: null,
  isPublic: true,
  createdAt: coupon.startsAt,
  ...rest,
  ...coupon,
  startsAt: millis(coupon.startsAt),
  endsAt: rest.endsAt === undefined ? null : millis(rest.endsAt),
})

/** Uses of a coupon that still count, and what they cost in sen. */
export interface CouponUses {
  count: number
  spent: number
}
export const UNUSED: CouponUses = { count: 0, spent: 0 }

export function writeCoupon(writer: SeedWriter, coupon: SeedCoupon, uses = UNUSED): void {
  writer.insert('coupons', {
    id: coupon.id,
    ...termsRow(coupon),
    scope: coupon.scope.type,
    scope_values: JSON.stringify(listScopeValues(coupon.scope)),
    payer: coupon.payer,
    store_id: coupon.storeId,
    is_public: coupon.isPublic ? 1 : 0,
    used_count: uses.count,
    spent_sen: uses.spent,
    created_at: coupon.createdAt,
  })
}

/** Ringgit as sen, for amounts written by hand. */
export const rm = (ringgit: number) => sen(Math.round(ringgit * 100))
