import { days } from '@pasar/domain'
import { makeCoupon, rm, type SeedCoupon, writeCoupon } from '../coupons'
import type { SeedWriter } from '../writer'
import { SMALL } from './constants'

/** Coupons without an end, so that they work on the real clock for years. */
export function writeSmallCoupons(writer: SeedWriter, now: number): void {
  const { welcome, ten, kedai5, once, ended, notStarted, minSpend, hidden } = SMALL.coupons
  const startsAt = now - days(60)
  const coupons: SeedCoupon[] = [
    makeCoupon(
      { ...welcome, kind: 'free_shipping', startsAt },
      { isFirstPurchaseOnly: true, usesPerMember: 1 },
    ),
    makeCoupon({ ...ten, kind: 'percent', startsAt }, { percentBps: 1_000, cap: rm(20) }),
    makeCoupon(
      { ...kedai5, kind: 'fixed', startsAt },
      { amount: rm(5), minSpend: rm(20), payer: 'seller', storeId: SMALL.stores.kampung.id },
    ),
    makeCoupon({ ...once, kind: 'fixed', startsAt }, { amount: rm(3), totalUses: 1 }),
    makeCoupon({ ...ended, kind: 'percent', startsAt }, { percentBps: 2_000, endsAt: now - days(1) }),
    makeCoupon({ ...notStarted, kind: 'percent', startsAt: now + days(3_650) }, { percentBps: 2_000 }),
    makeCoupon({ ...minSpend, kind: 'fixed', startsAt }, { amount: rm(8), minSpend: rm(200) }),
    makeCoupon({ ...hidden, kind: 'fixed', startsAt }, { amount: rm(4), isPublic: false }),
  ]
  for (const coupon of coupons) writeCoupon(writer, coupon)
}
