import { addSen, allocateSen, type BasisPoints, minSen, type Sen, sen, sumSen, ZERO } from '../kernel/money'
import type { Millis } from '../kernel/time'
import { isCouponOver } from './coupon-status'
import { type CouponKind, rulesOf } from './kinds'
import type { CouponKindRules, DiscountableLine, DiscountableParcel, Open } from './kinds/kind'

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
  /** What it may still cost its payer; null for no budget. */
  budgetLeft?: Sen | null
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
  'COUPON_SHIPPING_FREE',
  'COUPON_TOO_FEW_ITEMS',
  'COUPON_SLOT_TAKEN',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

/** A coupon that does not count, and what would make it count. */
export interface RefusedCoupon {
  code: string
  reason: CouponRefusal
  /**
   * There when more items would help: the money in scope that is missing for the minimum spend; 0 when it takes
   * items in scope, at whatever price.
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

/** Whether a discount can still be paid. One that is larger than what is left is not given in part. */
const isInBudget = ({ budgetLeft }: CouponRule, amount: Sen): boolean =>
  budgetLeft === undefined || budgetLeft === null || amount <= budgetLeft

/**
 * How often one member may use a coupon; null for any number of times. A first purchase is made once: orders that are not
 * paid yet would each have its coupon.
 */
export const usesOfMember = ({
  usesPerMember,
  isFirstPurchaseOnly,
}: Pick<CouponRule, 'usesPerMember' | 'isFirstPurchaseOnly'>): number | null =>
  isFirstPurchaseOnly ? 1 : usesPerMember

/** Whether a member may use a coupon at all, whatever is in the cart. Null when so. */
export function refuseCoupon(coupon: CouponRule, usage: CouponUsage, now: Millis): CouponRefusal | null {
  if (now < coupon.startsAt) return 'COUPON_NOT_STARTED'
  if (isCouponOver(coupon, now)) return 'COUPON_ENDED'
  if (coupon.isFirstPurchaseOnly && usage.hasPaidBefore) return 'COUPON_FIRST_PURCHASE_ONLY'
  const most = usesOfMember(coupon)
  if (most !== null && usage.usedByMember >= most) return 'COUPON_ALREADY_USED'
  if (coupon.totalUses !== null && usage.used >= coupon.totalUses) return 'COUPON_USED_UP'
  if (!isInBudget(coupon, sen(1))) return 'COUPON_USED_UP'
  return null
}

/** Of each slot an order holds one coupon: one per store, one of the platform, one for shipping. */
export function couponSlot(coupon: Pick<CouponRule, 'kind' | 'payer' | 'storeId'>): string {
  if (coupon.payer === 'seller') return `store:${coupon.storeId ?? ''}`
  return rulesOf(coupon.kind).takesOff === 'shipping' ? 'shipping' : 'platform'
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
export const isForEverything = ({ scope, payer, minSpend, kind }: CouponRule): boolean =>
  scope.type === 'all' && payer === 'platform' && minSpend === 0 && rulesOf(kind).isEligible([])

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
  (rulesOf(coupon.kind).takesOff === 'shipping' ? 2 : 0) + (coupon.payer === 'seller' ? 0 : 1)

const capped = (amount: Sen, cap: Sen | null, most: Sen): Sen => minSen(minSen(amount, cap ?? amount), most)

/** A line or parcel with its price, and what coupons have taken off it so far, by who pays. */
interface Entry<T> {
  good: T
  price: Sen
  shares: { seller: Sen; platform: Sen }
}

const entryOf = <T>(good: T, price: Sen): Entry<T> => ({
  good,
  price,
  shares: { seller: ZERO, platform: ZERO },
})

const leftOf = ({ price, shares }: Entry<unknown>): Sen => sen(price - shares.seller - shares.platform)

const openOf = <T>(entries: readonly Entry<T>[]): Open<T>[] =>
  entries.map((entry) => ({ ...entry.good, left: leftOf(entry) }))

/** The lines or parcels of the lines in scope that a coupon is taken off, each with the most it may take. */
function findTargets(
  kind: CouponKindRules,
  linesInScope: readonly Entry<DiscountableLine>[],
  parcels: readonly Entry<DiscountableParcel>[],
): { shares: Entry<unknown>['shares']; base: Sen }[] {
  const withBase = (entries: readonly Entry<unknown>[], bases: readonly Sen[]) =>
    entries.map((entry, index) => ({
      shares: entry.shares,
      base: minSen(bases[index] ?? ZERO, leftOf(entry)),
    }))
  if (kind.takesOff === 'items') return withBase(linesInScope, kind.base(openOf(linesInScope)))
  const sellers = new Set(linesInScope.map(({ good }) => good.sellerId))
  const own = parcels.filter(({ good }) => sellers.has(good.sellerId))
  return withBase(own, kind.base(openOf(own)))
}

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
  const lineEntries = lines.map((line) => entryOf(line, line.subtotal))
  const parcelEntries = parcels.map((parcel) => entryOf(parcel, parcel.shippingFee))
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
    const kind = rulesOf(coupon.kind)
    const inScope = lineEntries.filter(({ good }) => isInScope(coupon, good))
    const scopeMoney = sumSen(inScope.map(({ price }) => price))
    if (inScope.length === 0) {
      refuse('COUPON_NOT_FOR_THESE_ITEMS', coupon.minSpend)
      continue
    }
    if (scopeMoney < coupon.minSpend) {
      refuse('COUPON_MIN_SPEND', sen(coupon.minSpend - scopeMoney))
      continue
    }
    if (!kind.isEligible(inScope.map(({ good }) => good))) {
      refuse('COUPON_TOO_FEW_ITEMS', ZERO)
      continue
    }

    const targets = findTargets(kind, inScope, parcelEntries)
    const bases = targets.map(({ base }) => base)
    const base = sumSen(bases)
    const amount = capped(kind.amount(coupon, base), coupon.cap, base)
    if (amount <= 0) {
      const isFree = kind.takesOff === 'shipping' && base === 0
      refuse(isFree ? 'COUPON_SHIPPING_FREE' : 'COUPON_NOT_FOR_THESE_ITEMS')
      continue
    }
    if (!isInBudget(coupon, amount)) {
      refuse('COUPON_USED_UP')
      continue
    }
    const parts = allocateSen(amount, bases)
    targets.forEach(({ shares }, index) => {
      shares[coupon.payer] = addSen(shares[coupon.payer], parts[index] ?? ZERO)
    })
    taken.add(slot)
    applied.push({ couponId: coupon.id, code: coupon.code, kind: coupon.kind, payer: coupon.payer, amount })
  }
  return {
    lines: lineEntries.map(({ shares }) => shares),
    parcels: parcelEntries.map(({ shares }) => shares),
    applied,
    refused,
  }
}
