import type { BasisPoints, Sen } from '../../kernel/money'

export interface DiscountableLine {
  variantId: string
  itemId: string
  storeId: string
  category: string
  sellerId: string
  /** Of one unit. */
  price: Sen
  quantity: number
  /** Price × quantity. */
  subtotal: Sen
}

export interface DiscountableParcel {
  sellerId: string
  shippingFee: Sen
}

/** What a coupon is taken off, with the sen that the coupons before it have left. */
export type Open<T> = T & { left: Sen }

/** What a coupon row says of its amount. A kind reads what it needs. */
export interface CouponTerms {
  percentBps: BasisPoints
  amount: Sen
}

/** Keys of the texts `coupons.*`, and the values to fill in. */
export interface CouponWords<K extends string = string> {
  gain: K
  /** A condition of the kind itself; null when `gain` says everything. */
  condition: K | null
  values: Record<string, string | number>
}

interface Rules<K extends string> {
  /** The key of the text `coupons.*` by which a form names it. */
  choice: K
  /** Whether the lines in scope are enough for it. An empty list means a cart to be filled. */
  isEligible(lines: readonly DiscountableLine[]): boolean
  /** The sen that are wanted off a base; scope, cap and base limit them further. */
  amount(terms: CouponTerms, base: Sen): Sen
  words(terms: CouponTerms): CouponWords<K>
}

/** `base` is the most that may be taken off each line or parcel, index-aligned with those given. */
export type CouponKindRules<K extends string = string> = Rules<K> &
  (
    | { takesOff: 'items'; base(lines: readonly Open<DiscountableLine>[]): Sen[] }
    | { takesOff: 'shipping'; base(parcels: readonly Open<DiscountableParcel>[]): Sen[] }
  )

/** Keeps the keys of its words as types, so that a text that is missing does not compile. */
export const defineKind = <K extends string>(rules: CouponKindRules<K>): CouponKindRules<K> => rules

export const allThatIsLeft = (open: readonly { left: Sen }[]): Sen[] => open.map(({ left }) => left)
