import {
  allocateSen,
  type BasisPoints,
  minSen,
  percentOf,
  type Sen,
  sen,
  sumSen,
  ZERO,
} from '../kernel/money'
import type { Millis } from '../kernel/time'

export type CouponKind = 'free_shipping' | 'percent' | 'fixed'
export type CouponPayer = 'platform' | 'seller'
export type CouponScope =
  | { type: 'all' }
  | { type: 'store'; storeId: string }
  | { type: 'category'; category: string }
  | { type: 'items'; itemIds: readonly string[] }

export interface CouponRule {
  id: string
  code: string
  kind: CouponKind
  /** For percent coupons. */
  percentBps: BasisPoints
  /** For fixed coupons. */
  amount: Sen
  /** The most a percent or free-shipping coupon takes off; null for no cap. */
  cap: Sen | null
  minSpend: Sen
  startsAt: Millis
  /** The last millisecond it counts; null for no end. */
  endsAt: Millis | null
  totalUses: number | null
  usesPerMember: number | null
  isFirstPurchaseOnly: boolean
  scope: CouponScope
  payer: CouponPayer
  /** The store of a seller's coupon; null for the platform's. */
  storeId: string | null
}

/** What is already known of a coupon's uses when someone tries it. */
export interface CouponUsage {
  used: number
  usedByMember: number
  hasPaidBefore: boolean
}

/** Why a coupon that exists cannot be used. */
export const COUPON_REFUSALS = [
  'COUPON_NOT_STARTED',
  'COUPON_ENDED',
  'COUPON_USED_UP',
  'COUPON_ALREADY_USED',
  'COUPON_FIRST_PURCHASE_ONLY',
  'COUPON_MIN_SPEND',
  'COUPON_NOT_FOR_THESE_ITEMS',
  'COUPON_SLOT_TAKEN',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

/** A coupon that does not count, and what would make it count. */
export interface RefusedCoupon {
  code: string
  reason: CouponRefusal
  /**
   * There when more items would help: the money in scope that is missing for the minimum spend; 0 when any item in
   * scope will do.
   */
  missing?: Sen
}

/** What a coupon is limited to, in words to show; nothing of it when it is for the whole market. */
export interface CouponTarget {
  store: { name: string; slug: string } | null
  category: string | null
  /** The first of the items; `itemCount` says how many there are. */
  items: { title: string; slug: string }[]
  itemCount: number
}

export const WELCOME_CODE = 'WELCOMEFREE'

/** Whether a member may use a coupon at all, whatever is in the cart. Null when so. */
export function refuseCoupon(coupon: CouponRule, usage: CouponUsage, now: Millis): CouponRefusal | null {
  if (now < coupon.startsAt) return 'COUPON_NOT_STARTED'
  if (coupon.endsAt !== null && now > coupon.endsAt) return 'COUPON_ENDED'
  if (coupon.isFirstPurchaseOnly && usage.hasPaidBefore) return 'COUPON_FIRST_PURCHASE_ONLY'
  if (coupon.usesPerMember !== null && usage.usedByMember >= coupon.usesPerMember)
    return 'COUPON_ALREADY_USED'
  if (coupon.totalUses !== null && usage.used >= coupon.totalUses) return 'COUPON_USED_UP'
  return null
}

/** Of each slot an order holds one coupon: one per store, one of the platform, one for shipping. */
export function couponSlot(coupon: Pick<CouponRule, 'kind' | 'payer' | 'storeId'>): string {
  if (coupon.payer === 'seller') return `store:${coupon.storeId ?? ''}`
  return coupon.kind === 'free_shipping' ? 'shipping' : 'platform'
}

export interface DiscountableLine {
  lineId: string
  itemId: string
  storeId: string
  category: string
  sellerId: string
  subtotal: Sen
}

export interface DiscountableParcel {
  sellerId: string
  shippingFee: Sen
}

export interface AppliedCoupon {
  couponId: string
  code: string
  kind: CouponKind
  payer: CouponPayer
  amount: Sen
}

export interface Discounts {
  /** Per line, index-aligned with the lines given. */
  lines: { seller: Sen; platform: Sen }[]
  /** Shipping discount per parcel, index-aligned, by who pays it. */
  parcels: { seller: Sen; platform: Sen }[]
  applied: AppliedCoupon[]
  refused: RefusedCoupon[]
}

/** Whether it fits whatever somebody may buy. */
export const isForEverything = ({ scope, payer, minSpend }: CouponRule): boolean =>
  scope.type === 'all' && payer === 'platform' && minSpend === 0

const isInScope = (coupon: CouponRule, line: DiscountableLine): boolean => {
  if (coupon.payer === 'seller' && line.storeId !== coupon.storeId) return false
  switch (coupon.scope.type) {
    case 'all':
      return true
    case 'store':
      return line.storeId === coupon.scope.storeId
    case 'category':
      return line.category === coupon.scope.category
    case 'items':
      return coupon.scope.itemIds.includes(line.itemId)
  }
}

const rank = (coupon: CouponRule): number =>
  (coupon.kind === 'free_shipping' ? 2 : 0) + (coupon.payer === 'seller' ? 0 : 1)

const capped = (amount: Sen, cap: Sen | null, most: Sen): Sen => minSen(minSen(amount, cap ?? amount), most)

/**
 * Works out what coupons take off, in the order: sellers' coupons, the platform's, shipping (there too
 * the sellers' first), whatever order they are given in. A discount
 * never exceeds what it applies to and is spread over lines (or parcels) by largest remainder, so that
 * the parts sum to the discount to the sen. The minimum spend is measured on the item money in scope,
 * before any coupon. Coupons that do not apply are refused with a reason; the others still count.
 */
export function applyCoupons(
  lines: readonly DiscountableLine[],
  parcels: readonly DiscountableParcel[],
  coupons: readonly CouponRule[],
): Discounts {
  const byLine = lines.map(() => ({ seller: ZERO, platform: ZERO }))
  const byParcel = parcels.map(() => ({ seller: ZERO, platform: ZERO }))
  const applied: AppliedCoupon[] = []
  const refused: RefusedCoupon[] = []
  const taken = new Set<string>()

  for (const coupon of [...coupons].sort((a, b) => rank(a) - rank(b))) {
    const slot = couponSlot(coupon)
    const refuse = (reason: CouponRefusal, missing?: Sen) =>
      refused.push({ code: coupon.code, reason, ...(missing !== undefined && { missing }) })
    if (taken.has(slot)) {
      refuse('COUPON_SLOT_TAKEN')
      continue
    }
    const inScope = lines.flatMap((line, index) => (isInScope(coupon, line) ? [index] : []))
    const scopeMoney = sumSen(inScope.map((index) => lines[index]?.subtotal ?? ZERO))
    if (inScope.length === 0) {
      refuse('COUPON_NOT_FOR_THESE_ITEMS', coupon.minSpend)
      continue
    }
    if (scopeMoney < coupon.minSpend) {
      refuse('COUPON_MIN_SPEND', sen(coupon.minSpend - scopeMoney))
      continue
    }

    const targets =
      coupon.kind === 'free_shipping'
        ? parcels.flatMap((parcel, index) =>
            inScope.some((line) => lines[line]?.sellerId === parcel.sellerId)
              ? [{ shares: byParcel[index], left: sen(parcel.shippingFee - spent(byParcel[index])) }]
              : [],
          )
        : inScope.map((index) => ({
            shares: byLine[index],
            left: sen((lines[index]?.subtotal ?? 0) - spent(byLine[index])),
          }))
    const base = sumSen(targets.map((target) => target.left))
    const wanted =
      coupon.kind === 'percent'
        ? percentOf(base, coupon.percentBps)
        : coupon.kind === 'fixed'
          ? coupon.amount
          : base
    const amount = capped(wanted, coupon.cap, base)
    if (amount <= 0) {
      refuse('COUPON_NOT_FOR_THESE_ITEMS')
      continue
    }
    const parts = allocateSen(
      amount,
      targets.map((target) => target.left),
    )
    targets.forEach((target, index) => {
      if (target.shares) target.shares[coupon.payer] = sen(target.shares[coupon.payer] + (parts[index] ?? 0))
    })
    taken.add(slot)
    applied.push({ couponId: coupon.id, code: coupon.code, kind: coupon.kind, payer: coupon.payer, amount })
  }
  return { lines: byLine, parcels: byParcel, applied, refused }
}

const spent = (shares: { seller: Sen; platform: Sen } | undefined): number =>
  shares ? shares.seller + shares.platform : 0
