import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen, ZERO } from '../kernel/money'
import { form, idText, together, withRules } from '../kernel/schemas'
import { days, endOfMalaysianDay, type Millis, millis } from '../kernel/time'
import { COUPON_KIND_NAMES, type CouponKind } from './kinds'
import { couponCodeSchema } from './schemas'

/** Coupons that a seller makes and pays for. */

/** Of a seller, those that are not stopped. */
export const MAX_OWN_COUPONS = 100
/** Items that a coupon can be limited to. */
export const MAX_COUPON_ITEMS = 100
const MAX_USES = 9_999
/** In percent. */
export const MAX_COUPON_PERCENT = 90
const BPS_PER_PERCENT = 100

/** Short codes are guessed, and taken. */
export const MIN_COUPON_CODE = 4

const optionalAmount = boundedString(20, { tooLong: 'price' })
  .default('')
  .transform((typed, check): Sen | null => {
    if (typed.trim() === '') return null
    const amount = parseRinggit(typed)
    if (amount === null || amount <= 0) check.addIssue({ code: 'custom', message: 'price' })
    return amount
  })

const optionalWhole = (most: number, message: string) =>
  boundedString(12, { error: message, tooLong: message })
    .default('')
    .refine((typed) => /^\s*\d*\s*$/.test(typed), message)
    .transform((typed) => (typed.trim() === '' ? null : Number(typed)))
    .refine((count) => count === null || (count >= 1 && count <= most), message)

const optionalDay = boundedString(20, { tooLong: 'day' })
  .default('')
  .transform((typed, check): Millis | null => {
    if (typed.trim() === '') return null
    try {
      return endOfMalaysianDay(typed.trim())
    } catch {
      check.addIssue({ code: 'custom', message: 'day' })
      return null
    }
  })

const ticked = z
  .literal('on', { error: 'choose' })
  .optional()
  .transform((value) => value === 'on')

/** What the form of every coupon asks for. */
export const couponFields = {
  /** A field called `code` would hold a secret, which is not shown again. */
  couponCode: couponCodeSchema.refine((code) => code.length >= MIN_COUPON_CODE, 'couponShort'),
  kind: z.enum(COUPON_KIND_NAMES, { error: 'choose' }),
  percent: optionalWhole(MAX_COUPON_PERCENT, 'couponPercent'),
  amount: optionalAmount,
  cap: optionalAmount,
  minSpend: optionalAmount,
  /** The first and the last Malaysian day; both are inclusive. */
  startsOn: optionalDay,
  endsOn: optionalDay,
  totalUses: optionalWhole(MAX_USES, 'quantity'),
  usesPerMember: optionalWhole(MAX_USES, 'quantity'),
  budget: optionalAmount,
  isFirstPurchaseOnly: ticked,
  isPublic: ticked,
}
type CouponForm = { [Name in keyof typeof couponFields]: z.output<(typeof couponFields)[Name]> }

/** The fields of every coupon that depend on one another. */
export const couponRules = [
  together<CouponForm, 'kind' | 'percent'>(['kind', 'percent'], ({ kind, percent }, refuse) => {
    if (kind === 'percent' && percent === null) refuse('percent', 'couponPercent')
  }),
  together<CouponForm, 'kind' | 'amount'>(['kind', 'amount'], ({ kind, amount }, refuse) => {
    if (kind === 'fixed' && amount === null) refuse('amount', 'price')
  }),
  together<CouponForm, 'startsOn' | 'endsOn'>(['startsOn', 'endsOn'], ({ startsOn, endsOn }, refuse) => {
    if (startsOn !== null && endsOn !== null && endsOn < startsOn) refuse('endsOn', 'couponEnd')
  }),
] as const

export const ownCouponSchema = withRules(
  form({
    ...couponFields,
    storeId: boundedString(40, { error: 'choose' }).min(1, 'choose'),
    /** None for the whole store. */
    itemIds: z.array(idText).max(MAX_COUPON_ITEMS, 'couponItems').default([]),
  }),
  ...couponRules,
)
type OwnCouponForm = z.output<typeof ownCouponSchema>

/** The stored fields of a coupon, of sellers and staff alike. Amounts in sen. */
export interface CouponSettings {
  code: string
  kind: CouponKind
  percentBps: number
  amount: Sen
  cap: Sen | null
  minSpend: Sen
  startsAt: Millis
  endsAt: Millis | null
  totalUses: number | null
  usesPerMember: number | null
  budget: Sen | null
  isFirstPurchaseOnly: boolean
  isPublic: boolean
}

/** What is kept of a coupon that a seller makes. */
export interface OwnCoupon extends CouponSettings {
  storeId: string
  itemIds: readonly string[]
}

/** The first millisecond of the Malaysian day that ends then. */
const startOf = (endOfDay: Millis): Millis => millis(endOfDay - days(1) + 1)

/**
 * A form as the terms of a coupon: what its kind does not read is left out. It begins now unless a later day is given.
 */
export function toCouponSettings(typed: CouponForm, now: Millis): CouponSettings {
  const { couponCode: code, kind, percent, amount, cap, minSpend, startsOn, endsOn } = typed
  const { totalUses, usesPerMember, budget, isFirstPurchaseOnly, isPublic } = typed
  const start = startsOn === null ? now : startOf(startsOn)
  return {
    code,
    kind,
    totalUses,
    usesPerMember,
    budget,
    isFirstPurchaseOnly,
    isPublic,
    percentBps: kind === 'percent' ? (percent ?? 0) * BPS_PER_PERCENT : 0,
    amount: kind === 'fixed' ? (amount ?? ZERO) : ZERO,
    cap: kind === 'fixed' ? null : cap,
    minSpend: minSpend ?? ZERO,
    startsAt: start > now ? start : now,
    endsAt: endsOn,
  }
}

export const toOwnCoupon = (typed: OwnCouponForm, now: Millis): OwnCoupon => ({
  ...toCouponSettings(typed, now),
  storeId: typed.storeId,
  itemIds: [...new Set(typed.itemIds)],
})
