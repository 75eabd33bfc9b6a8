import { z } from 'zod'
import { isCategory } from '../catalogue/categories'
import { boundedString } from '../kernel/bounded-text'
import { form, together, withRules } from '../kernel/schemas'
import type { Millis } from '../kernel/time'
import type { CouponPayer } from './coupons'
import { type CouponSettings, couponFields, couponRules, toCouponSettings } from './own-coupons'

/** Coupons that staff make, for the market or for a store. */

const COUPON_TARGETS = ['all', 'category', 'store'] as const
export type CouponTargetKind = (typeof COUPON_TARGETS)[number]
const COUPON_PAYERS = ['platform', 'seller'] as const satisfies CouponPayer[]

const fields = form({
  ...couponFields,
  payer: z.enum(COUPON_PAYERS, { error: 'choose' }),
  target: z.enum(COUPON_TARGETS, { error: 'choose' }),
  category: boundedString(40).default(''),
  /** The number or the address of a store. */
  store: boundedString(200, { tooLong: 'tooLong' })
    .default('')
    .transform((typed) => typed.trim()),
})
type MarketCouponForm = z.output<typeof fields>

export const marketCouponSchema = withRules(
  fields,
  ...couponRules,
  // A seller pays for their own goods alone.
  together<MarketCouponForm, 'payer' | 'target'>(['payer', 'target'], ({ payer, target }, refuse) => {
    if (payer === 'seller' && target !== 'store') refuse('target', 'couponTarget')
  }),
  together<MarketCouponForm, 'target' | 'category'>(
    ['target', 'category'],
    ({ target, category }, refuse) => {
      if (target === 'category' && !isCategory(category)) refuse('category', 'choose')
    },
  ),
  together<MarketCouponForm, 'target' | 'store'>(['target', 'store'], ({ target, store }, refuse) => {
    if (target === 'store' && store === '') refuse('store', 'couponStore')
  }),
)

/** What staff make; the store is looked up by what was typed. */
export interface MarketCoupon extends CouponSettings {
  payer: CouponPayer
  target: { type: 'all' } | { type: 'category'; category: string } | { type: 'store'; store: string }
}

export const toMarketCoupon = (typed: MarketCouponForm, now: Millis): MarketCoupon => ({
  ...toCouponSettings(typed, now),
  payer: typed.payer,
  target:
    typed.target === 'category'
      ? { type: 'category', category: typed.category }
      : typed.target === 'store'
        ? { type: 'store', store: typed.store }
        : { type: 'all' },
})
