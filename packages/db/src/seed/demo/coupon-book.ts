import { type CouponRule, millis, refuseCoupon } from '@pasar/domain'

/** Who has used which coupon how often, while the orders are thought up in the order of time. */
export interface CouponBook {
  /** Coupons this member could use now, WELCOMEFREE among them. */
  listUsable(memberId: string, at: number): CouponRule[]
  /** Notes the coupons an order holds. */
  take(memberId: string, couponIds: readonly string[]): void
  /** Notes that a member has paid: the first purchase is over. */
  notePaid(memberId: string): void
  /** Uses that still count, by coupon id. */
  countUses(): ReadonlyMap<string, number>
}

export function makeCouponBook(coupons: readonly CouponRule[]): CouponBook {
  const used = new Map<string, number>()
  const usedByMember = new Map<string, number>()
  const payers = new Set<string>()
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    listUsable: (memberId, at) =>
      coupons.filter((coupon) => {
        const usage = {
          used: used.get(coupon.id) ?? 0,
          usedByMember: usedByMember.get(`${coupon.id} ${memberId}`) ?? 0,
          hasPaidBefore: payers.has(memberId),
        }
        return refuseCoupon(coupon, usage, millis(at)) === null
      }),
    take: (memberId, couponIds) => {
      for (const id of couponIds) {
        add(used, id)
        add(usedByMember, `${id} ${memberId}`)
      }
    },
    notePaid: (memberId) => void payers.add(memberId),
    countUses: () => used,
  }
}
