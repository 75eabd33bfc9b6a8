import { describe, expect, it } from 'vitest'
import { sen, sumSen } from '../kernel/money'
import { millis } from '../kernel/time'
import { makeCoupon } from '../testing/helpers'
import { applyCoupons, type CouponRule, refuseCoupon } from './coupons'
import type { DiscountableLine, DiscountableParcel } from './kinds/kind'

const makeLine = (subtotal: number, over: Partial<DiscountableLine> = {}): DiscountableLine => ({
  variantId: 'l',
  itemId: 'i1',
  storeId: 'a',
  category: 'art',
  sellerId: 's1',
  price: sen(subtotal),
  quantity: 1,
  subtotal: sen(subtotal),
  ...over,
})
const makeParcel = (sellerId: string, fee: number): DiscountableParcel => ({
  sellerId,
  shippingFee: sen(fee),
})

const percent = (percentBps: number, over: Partial<CouponRule> = {}) =>
  makeCoupon({ code: 'PERCENT', kind: 'percent', percentBps, ...over })
const fixed = (amount: number, over: Partial<CouponRule> = {}) =>
  makeCoupon({ code: 'FIXED', kind: 'fixed', amount: sen(amount), ...over })
const shipping = (over: Partial<CouponRule> = {}) =>
  makeCoupon({ code: 'SHIP', kind: 'free_shipping', ...over })
const ofStore = (storeId: string) => ({ payer: 'seller' as const, storeId })

describe('refuseCoupon', () => {
  const coupon = makeCoupon({
    startsAt: millis(100),
    endsAt: millis(200),
    totalUses: 10,
    usesPerMember: 1,
    isFirstPurchaseOnly: true,
  })
  const fresh = { used: 9, usedByMember: 0, hasPaidBefore: false }

  it('counts from its first to its last millisecond', () => {
    expect(refuseCoupon(coupon, fresh, millis(99))).toBe('COUPON_NOT_STARTED')
    expect(refuseCoupon(coupon, fresh, millis(100))).toBeNull()
    expect(refuseCoupon(coupon, fresh, millis(200))).toBeNull()
    expect(refuseCoupon(coupon, fresh, millis(201))).toBe('COUPON_ENDED')
  })

  it('refuses what has been used', () => {
    const at = millis(150)
    expect(refuseCoupon(coupon, { ...fresh, used: 10 }, at)).toBe('COUPON_USED_UP')
    expect(refuseCoupon(coupon, { ...fresh, usedByMember: 1 }, at)).toBe('COUPON_ALREADY_USED')
    expect(refuseCoupon(coupon, { ...fresh, hasPaidBefore: true }, at)).toBe('COUPON_FIRST_PURCHASE_ONLY')
  })

  it('without limits it always counts', () => {
    const usage = { used: 1e6, usedByMember: 1e6, hasPaidBefore: true }
    expect(refuseCoupon(makeCoupon(), usage, millis(Number.MAX_SAFE_INTEGER))).toBeNull()
  })
})

describe('applyCoupons', () => {
  it('takes the seller first, then the platform of what is left, then shipping', () => {
    const result = applyCoupons(
      [makeLine(10_000)],
      [makeParcel('s1', 800)],
      [shipping(), percent(1_000), percent(2_000, { code: 'STORE', ...ofStore('a') })],
    )
    expect(result.applied.map(({ code, payer, amount }) => [code, payer, amount])).toEqual([
      ['STORE', 'seller', 2_000],
      ['PERCENT', 'platform', 800],
      ['SHIP', 'platform', 800],
    ])
    expect(result.lines).toEqual([{ seller: 2_000, platform: 800 }])
    expect(result.parcels).toEqual([{ seller: 0, platform: 800 }])
    expect(result.refused).toEqual([])
  })

  it('lets the seller pay for shipping before the platform does', () => {
    const own = shipping({ code: 'OWN', cap: sen(300), ...ofStore('a') })
    for (const coupons of [
      [own, shipping()],
      [shipping(), own],
    ])
      expect(applyCoupons([makeLine(1)], [makeParcel('s1', 800)], coupons).parcels).toEqual([
        { seller: 300, platform: 500 },
      ])
  })

  it('spreads by largest remainder', () => {
    const lines = [makeLine(333), makeLine(333), makeLine(334)]
    expect(applyCoupons(lines, [], [fixed(100)]).lines.map((line) => line.platform)).toEqual([33, 33, 34])
  })

  it('keeps to its cap and to what is there', () => {
    const off = (coupon: CouponRule) =>
      sumSen(applyCoupons([makeLine(9_000)], [], [coupon]).applied.map((applied) => applied.amount))
    expect(off(percent(5_000, { cap: sen(1_000) }))).toBe(1_000)
    expect(off(fixed(20_000))).toBe(9_000)
    const capped = shipping({ cap: sen(500) })
    expect(applyCoupons([makeLine(1)], [makeParcel('s1', 800)], [capped]).applied).toMatchObject([
      { amount: 500 },
    ])
  })

  it('measures the minimum spend on the money in scope, before any coupon', () => {
    const art = percent(1_000, { minSpend: sen(5_000), scope: { type: 'category', category: 'art' } })
    const books = makeLine(9_000, { category: 'books' })
    expect(applyCoupons([makeLine(4_999), books], [], [art]).refused).toEqual([
      { code: 'PERCENT', reason: 'COUPON_MIN_SPEND', missing: 1 },
    ])
    expect(applyCoupons([books], [], [art]).refused).toEqual([
      { code: 'PERCENT', reason: 'COUPON_NOT_FOR_THESE_ITEMS', missing: 5_000 },
    ])
    const half = percent(5_000, { code: 'STORE', ...ofStore('a') })
    expect(applyCoupons([makeLine(5_000), books], [], [half, art]).applied).toHaveLength(2)
  })

  it('says why a coupon does not count, and lets the others count', () => {
    const foreign = fixed(100, { code: 'FOREIGN', ...ofStore('c') })
    const result = applyCoupons(
      [makeLine(1_000)],
      [makeParcel('s1', 0)],
      [fixed(100), fixed(200, { code: 'SECOND' }), foreign, shipping()],
    )
    expect(result.applied.map(({ code }) => code)).toEqual(['FIXED'])
    expect(result.refused).toEqual(
      expect.arrayContaining([
        { code: 'SECOND', reason: 'COUPON_SLOT_TAKEN' },
        { code: 'FOREIGN', reason: 'COUPON_NOT_FOR_THESE_ITEMS', missing: 0 },
        { code: 'SHIP', reason: 'COUPON_SHIPPING_FREE' },
      ]),
    )
  })

  it('leaves the slot free when the first coupon for it does not count', () => {
    const dear = fixed(100, { code: 'DEAR', minSpend: sen(99_999) })
    expect(applyCoupons([makeLine(1_000)], [], [dear, fixed(50)]).applied).toMatchObject([{ code: 'FIXED' }])
  })

  it('off shipping is refused as free already where its parcels cost nothing to ship', () => {
    const refusals = (fee: number, coupon: CouponRule) =>
      applyCoupons([makeLine(1_000)], [makeParcel('s1', fee), makeParcel('s2', 500)], [coupon]).refused
    expect(refusals(0, shipping())).toEqual([{ code: 'SHIP', reason: 'COUPON_SHIPPING_FREE' }])
    expect(refusals(800, shipping())).toEqual([])
    expect(refusals(0, percent(0))).toMatchObject([{ reason: 'COUPON_NOT_FOR_THESE_ITEMS' }])
  })

  it('frees the shipping only of parcels that hold something in scope', () => {
    const lines = [makeLine(100), makeLine(100, { sellerId: 's2', storeId: 'c', category: 'books' })]
    const parcels = [makeParcel('s1', 700), makeParcel('s2', 900)]
    const books = shipping({ scope: { type: 'category', category: 'books' } })
    expect(applyCoupons(lines, parcels, [books]).parcels).toEqual([
      { seller: 0, platform: 0 },
      { seller: 0, platform: 900 },
    ])
  })
})
