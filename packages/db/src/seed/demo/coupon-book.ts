import { type AppliedCoupon, type CouponRule, millis, refuseCoupon } from '@pasar/domain'
import { type CouponUses, UNUSED } from '../coupons'

/** Who has used which coupon how often, while the orders are thought up in the order of time. */
export interface CouponBook {
  /** Coupons this member could use now, WELCOMEFREE among them. */
  listUsable(memberId: string, at: number): CouponRule[]
  /** Notes the coupons an order holds, with what each takes off. */
  take(memberId: string, coupons: readonly Pick<AppliedCoupon, 'couponId' | 'amount'>[]): void
  /** Notes that a member has paid: the first purchase is over. */
  notePaid(memberId: string): void
  /** Uses that still count, and what they cost, by coupon id. */
  countUses(): ReadonlyMap<string, CouponUses>
}

export function makeCouponBook(coupons: readonly CouponRule[]): CouponBook {
  const uses = new Map<string, CouponUses>()
  const usedByMember = new Map<string, number>()
  const payers = new Set<string>()
  const usesOf = (couponId: string): CouponUses => uses.get(couponId) ?? UNUSED
  return {
    listUsable: (memberId, at) =>
      coupons.filter((coupon) => {
        const usage = {
          used: usesOf(coupon.id).count,
          usedByMember: usedByMember.get(`${coupon.id} ${memberId}`) ?? 0,
          hasPaidBefore: payers.has(memberId),
        }
        return refuseCoupon(coupon, usage, millis(at)) === null
      }),
    take: (memberId, taken) => {
      for (const { couponId, amount } of taken) {
        const { count, spent } = usesOf(couponId)
        uses.set(couponId, { count: count + 1, spent: spent + amount })
        const key = `${couponId} ${memberId}`
        usedByMember.set(key, (usedByMember.get(key) ?? 0) + 1)
      }
    },
    notePaid: (memberId) => void payers.add(memberId),
    countUses: () => uses,
  }
}
