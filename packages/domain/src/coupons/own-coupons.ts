import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen, ZERO } from '../kernel/money'
import { form, idText } from '../kernel/schemas'
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

export const ownCouponSchema = form({
  code: couponCodeSchema.refine((code) => code.length >= MIN_COUPON_CODE, 'couponShort'),
  storeId: boundedString(40, { error: 'choose' }).min(1, 'choose'),
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
  /** None for the whole store. */
  itemIds: z.array(idText).max(MAX_COUPON_ITEMS, 'couponItems').default([]),
}).superRefine((coupon, check) => {
  const miss = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
  if (coupon.kind === 'percent' && coupon.percent === null) miss('percent', 'couponPercent')
  if (coupon.kind === 'fixed' && coupon.amount === null) miss('amount', 'price')
  if (coupon.startsOn !== null && coupon.endsOn !== null && coupon.endsOn < coupon.startsOn)
    miss('endsOn', 'couponEnd')
})
type OwnCouponForm = z.output<typeof ownCouponSchema>

/** What is kept of a coupon that a seller makes. Amounts in sen. */
export interface OwnCoupon {
  code: string
  storeId: string
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
  itemIds: readonly string[]
}

/** The first millisecond of the Malaysian day that ends then. */
const startOf = (endOfDay: Millis): Millis => millis(endOfDay - days(1) + 1)

/**
 * A form as a coupon: what its kind does not read is left out. It begins now unless a later day is given.
 */
export function toOwnCoupon(typed: OwnCouponForm, now: Millis): OwnCoupon {
  const { percent, amount, cap, minSpend, startsOn, endsOn, itemIds, ...rest } = typed
  const start = startsOn === null ? now : startOf(startsOn)
  return {
    ...rest,
    percentBps: typed.kind === 'percent' ? (percent ?? 0) * BPS_PER_PERCENT : 0,
    amount: typed.kind === 'fixed' ? (amount ?? ZERO) : ZERO,
    cap: typed.kind === 'fixed' ? null : cap,
    minSpend: minSpend ?? ZERO,
    startsAt: start > now ? start : now,
    endsAt: endsOn,
    itemIds: [...new Set(itemIds)],
  }
}

export type CouponStatus = 'running' | 'scheduled' | 'ended' | 'usedUp' | 'stopped'

/** Where a coupon stands for everyone. `budgetLeft` in sen. */
export function couponStatus(
  coupon: {
    isActive: boolean
    startsAt: number
    endsAt: number | null
    used: number
    totalUses: number | null
    budgetLeft: number | null
  },
  now: number,
): CouponStatus {
  if (!coupon.isActive) return 'stopped'
  if (coupon.endsAt !== null && now > coupon.endsAt) return 'ended'
  if (coupon.totalUses !== null && coupon.used >= coupon.totalUses) return 'usedUp'
  if (coupon.budgetLeft !== null && coupon.budgetLeft <= 0) return 'usedUp'
  return now < coupon.startsAt ? 'scheduled' : 'running'
}
