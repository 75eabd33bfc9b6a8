import type { Sen } from '../../kernel/money'
import { buyTwoGetOne } from './buy-two-get-one'
import { fixed } from './fixed'
import { freeShipping } from './free-shipping'
import type { CouponKindRules, CouponWords } from './kind'
import { percent } from './percent'

export type CouponKind = 'free_shipping' | 'percent' | 'fixed' | 'buy_two_get_one'

/** Every kind of coupon with its rules. A kind without rules does not compile. */
const COUPON_KINDS = {
  free_shipping: freeShipping,
  percent,
  fixed,
  buy_two_get_one: buyTwoGetOne,
} satisfies Record<CouponKind, CouponKindRules>

export const rulesOf = (kind: CouponKind): CouponKindRules => COUPON_KINDS[kind]

export const isCouponKind = (text: string): text is CouponKind => Object.hasOwn(COUPON_KINDS, text)

export const COUPON_KIND_NAMES: CouponKind[] = Object.keys(COUPON_KINDS).filter(isCouponKind)

type TextOf<T> = T extends CouponKindRules<infer K> ? K : never
/** The kinds as forms offer them, each with the key of its text. */
export interface CouponChoice {
  kind: CouponKind
  text: TextOf<(typeof COUPON_KINDS)[CouponKind]>
}
export const COUPON_CHOICES: readonly CouponChoice[] = COUPON_KIND_NAMES.map((kind) => ({
  kind,
  text: COUPON_KINDS[kind].choice,
}))

/** What a coupon of any kind gives, in keys of texts. */
export type CouponGain = CouponWords<TextOf<(typeof COUPON_KINDS)[CouponKind]>>

export const couponGain = (coupon: { kind: CouponKind; percentBps: number; amount: Sen }): CouponGain =>
  COUPON_KINDS[coupon.kind].words(coupon)
