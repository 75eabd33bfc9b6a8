import { days, WELCOME_CODE } from '@pasar/domain'
import { makeCoupon, rm, type SeedCoupon } from '../coupons'
import type { SeedIds } from '../ids'
import type { SeedStore } from '../stores'

/** Stores that hand out a coupon of their own, with what it takes off. */
const SELLER_COUPONS = [
  { slug: 'gajet-kl', code: 'GAJET10', percent: 10, cap: 30, minSpend: 80 },
  { slug: 'sarung-fon', code: 'FON5', fixed: 5, minSpend: 30 },
  { slug: 'kopi-seng-huat', code: 'KOPI8', percent: 8, cap: 15, minSpend: 25 },
  { slug: 'batik-kak-yam', code: 'BATIK15', percent: 15, cap: 40, minSpend: 120 },
  { slug: 'kucing-manja', code: 'MEOW6', fixed: 6, minSpend: 50 },
  { slug: 'buku-bayu', code: 'BACA4', fixed: 4, minSpend: 40 },
] as const

/** The platform's coupons (running, ended, still to come, used up, hidden) and some sellers' own. */
export function planCoupons(ids: SeedIds, stores: ReadonlyMap<string, SeedStore>, now: number): SeedCoupon[] {
  const start = (code: string, kind: SeedCoupon['kind'], ago: number) => ({
    id: ids.next('coupon', now - days(ago)),
    code,
    kind,
    startsAt: now - days(ago),
  })
  const until = (left: number) => ({ endsAt: now + days(left) })
  return [
    makeCoupon(start(WELCOME_CODE, 'free_shipping', 180), { isFirstPurchaseOnly: true, usesPerMember: 1 }),
    makeCoupon(start('PASAR10', 'percent', 75), {
      ...until(45),
      percentBps: 1_000,
      cap: rm(15),
      minSpend: rm(40),
    }),
    makeCoupon(start('JIMAT12', 'fixed', 60), {
      ...until(30),
      amount: rm(12),
      minSpend: rm(120),
      usesPerMember: 2,
    }),
    makeCoupon(start('MAKAN15', 'percent', 40), {
      ...until(20),
      percentBps: 1_500,
      cap: rm(12),
      minSpend: rm(30),
      scope: { type: 'category', category: 'food' },
    }),
    makeCoupon(start('POSFREE', 'free_shipping', 50), {
      ...until(10),
      cap: rm(9),
      minSpend: rm(60),
      usesPerMember: 3,
    }),
    makeCoupon(start('BORONG3', 'buy_two_get_one', 20), { ...until(40), cap: rm(30), usesPerMember: 2 }),
    makeCoupon(start('MERDEKA20', 'percent', 88), {
      ...until(-58),
      percentBps: 2_000,
      cap: rm(25),
      minSpend: rm(50),
    }),
    makeCoupon(start('HUJUNGTAHUN', 'percent', -14), { ...until(45), percentBps: 1_200, cap: rm(20) }),
    makeCoupon(start('CEPAT5', 'fixed', 70), {
      ...until(60),
      amount: rm(5),
      minSpend: rm(20),
      totalUses: 12,
    }),
    makeCoupon(start('KAWAN15', 'percent', 65), {
      percentBps: 1_500,
      cap: rm(18),
      usesPerMember: 1,
      isPublic: false,
    }),
    ...SELLER_COUPONS.map(({ slug, code, minSpend, ...off }) => {
      const store = stores.get(slug)
      if (!store) throw new Error(`No store ${slug} for the coupon ${code}`)
      const own = { payer: 'seller', storeId: store.id, minSpend: rm(minSpend), ...until(90) } as const
      return 'fixed' in off
        ? makeCoupon(start(code, 'fixed', 80), { ...own, amount: rm(off.fixed) })
        : makeCoupon(start(code, 'percent', 80), { ...own, percentBps: off.percent * 100, cap: rm(off.cap) })
    }),
  ]
}
