import { days } from '../kernel/time'

/** A coupon that ends within this time ends soon. */
export const COUPON_ENDS_SOON = days(7)

/** Who stopped a coupon; the other side cannot have it run again. */
export type CouponStopper = 'seller' | 'staff'

export const COUPON_STATUSES = ['running', 'scheduled', 'ended', 'usedUp', 'stopped'] as const
export type CouponStatus = (typeof COUPON_STATUSES)[number]

/** Whether nobody can use it any more; its last millisecond still counts. */
export const isCouponOver = ({ endsAt }: { endsAt: number | null }, now: number): boolean =>
  endsAt !== null && now > endsAt

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
  if (isCouponOver(coupon, now)) return 'ended'
  if (coupon.totalUses !== null && coupon.used >= coupon.totalUses) return 'usedUp'
  if (coupon.budgetLeft !== null && coupon.budgetLeft <= 0) return 'usedUp'
  return now < coupon.startsAt ? 'scheduled' : 'running'
}
