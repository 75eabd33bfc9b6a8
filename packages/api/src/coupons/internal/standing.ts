import type { OwnCouponRow } from '@pasar/db'
import { couponGain, couponStatus, isCouponOver, sen } from '@pasar/domain'

/** A coupon with where it stands, and what is left of its budget. */
export function toStanding<Row extends Omit<OwnCouponRow, 'storeName'>>(coupon: Row, now: number) {
  const budgetLeft = coupon.budget === null ? null : sen(coupon.budget - coupon.spent)
  return {
    ...coupon,
    gain: couponGain(coupon),
    budgetLeft,
    isOver: isCouponOver(coupon, now),
    status: couponStatus({ ...coupon, budgetLeft }, now),
  }
}
