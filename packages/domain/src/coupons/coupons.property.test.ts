import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiplySen, sumSen } from '../kernel/money'
import { anyCoupon, anyCoupons, anySen } from '../testing/helpers'
import { applyCoupons, couponSlot } from './coupons'

/** An order of both sellers, with a parcel for each that has a line. */
const anyOrder = fc
  .array(
    fc.record({
      store: fc.constantFrom(
        { storeId: 'a', sellerId: 's1' },
        { storeId: 'b', sellerId: 's1' },
        { storeId: 'c', sellerId: 's2' },
      ),
      itemId: fc.constantFrom('i1', 'i2', 'i3'),
      category: fc.constantFrom('art', 'books'),
      price: anySen(50_000),
      quantity: fc.integer({ min: 1, max: 7 }),
      fee: anySen(3_000),
    }),
    { maxLength: 8 },
  )
  .map((drafts) => ({
    lines: drafts.map(({ store, itemId, category, price, quantity }) => ({
      variantId: 'l',
      ...store,
      itemId,
      category,
      price,
      quantity,
      subtotal: multiplySen(price, quantity),
    })),
    parcels: ['s1', 's2'].flatMap((sellerId) => {
      const first = drafts.find((draft) => draft.store.sellerId === sellerId)
      return first ? [{ sellerId, shippingFee: first.fee }] : []
    }),
  }))

const bothOf = (share: { seller: number; platform: number }) => share.seller + share.platform

describe('any order with any coupons', () => {
  it('never goes below 0, and the parts sum to what was taken off, payer by payer', () => {
    fc.assert(
      fc.property(anyOrder, anyCoupons, ({ lines, parcels }, coupons) => {
        const result = applyCoupons(lines, parcels, coupons)
        result.lines.forEach((share, index) => {
          expect(Math.min(share.seller, share.platform)).toBeGreaterThanOrEqual(0)
          expect(bothOf(share)).toBeLessThanOrEqual(lines[index]?.subtotal ?? 0)
        })
        result.parcels.forEach((share, index) => {
          expect(Math.min(share.seller, share.platform)).toBeGreaterThanOrEqual(0)
          expect(bothOf(share)).toBeLessThanOrEqual(parcels[index]?.shippingFee ?? 0)
        })
        const shares = [...result.lines, ...result.parcels]
        for (const payer of ['seller', 'platform'] as const)
          expect(sumSen(shares.map((share) => share[payer]))).toBe(
            sumSen(result.applied.filter((one) => one.payer === payer).map((one) => one.amount)),
          )
      }),
    )
  })

  it('never costs more than its budget has left, and gives a discount whole or not at all', () => {
    const anyBudget = fc.array(fc.option(anySen(5_000)), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(anyOrder, anyCoupons, anyBudget, ({ lines, parcels }, coupons, budgets) => {
        const limited = coupons.map((coupon, at) => ({ ...coupon, budgetLeft: budgets[at] ?? null }))
        const result = applyCoupons(lines, parcels, limited)
        for (const { couponId, amount } of result.applied) {
          const left = limited.find(({ id }) => id === couponId)?.budgetLeft ?? null
          if (left !== null) expect(amount).toBeLessThanOrEqual(left)
        }
        // Whatever was refused for its budget changes nothing for the others.
        const counted = coupons.filter(({ id }) => result.applied.some(({ couponId }) => couponId === id))
        expect(applyCoupons(lines, parcels, counted).lines).toEqual(result.lines)
        expect(applyCoupons(lines, parcels, counted).parcels).toEqual(result.parcels)
      }),
    )
  })

  it('holds at most one coupon per slot, and answers each coupon exactly once', () => {
    fc.assert(
      fc.property(anyOrder, anyCoupons, ({ lines, parcels }, coupons) => {
        const { applied, refused } = applyCoupons(lines, parcels, coupons)
        const rules = coupons.filter((coupon) => applied.some((one) => one.couponId === coupon.id))
        const slots = rules.map((coupon) =>
          coupon.payer === 'seller' ? coupon.storeId : coupon.kind === 'free_shipping' ? 'ship' : 'all',
        )
        expect(new Set(slots).size).toBe(applied.length)
        expect([...applied, ...refused].map((one) => one.code).sort()).toEqual(
          coupons.map((coupon) => coupon.code).sort(),
        )
        for (const one of applied) {
          expect(one.amount).toBeGreaterThan(0)
          expect(one.payer).toBe(coupons.find((coupon) => coupon.id === one.couponId)?.payer)
        }
      }),
    )
  })

  it('comes out the same in whatever order the coupons were given', () => {
    const distinct = fc.uniqueArray(anyCoupon, { selector: couponSlot, maxLength: 5 })
    fc.assert(
      fc.property(anyOrder, distinct, ({ lines, parcels }, coupons) => {
        const there = applyCoupons(lines, parcels, coupons)
        const back = applyCoupons(lines, parcels, [...coupons].reverse())
        expect(back.lines).toEqual(there.lines)
        expect(back.parcels).toEqual(there.parcels)
      }),
    )
  })

  it('alone: stays in its scope, under its cap, and within a sen of the exact share per line', () => {
    fc.assert(
      fc.property(anyOrder, anyCoupon, ({ lines, parcels }, coupon) => {
        const result = applyCoupons(lines, parcels, [coupon])
        const [applied] = result.applied
        fc.pre(applied !== undefined && (coupon.kind === 'percent' || coupon.kind === 'fixed'))
        const { scope } = coupon
        const inScope = lines.map(
          (line) =>
            (coupon.storeId === null || line.storeId === coupon.storeId) &&
            (scope.type === 'all' ||
              (scope.type === 'store' && line.storeId === scope.storeId) ||
              (scope.type === 'category' && line.category === scope.category) ||
              (scope.type === 'items' && scope.itemIds.includes(line.itemId))),
        )
        const base = sumSen(lines.filter((_, index) => inScope[index]).map((line) => line.subtotal))
        const amount = applied?.amount ?? 0
        expect(amount).toBeLessThanOrEqual(Math.min(base, coupon.cap ?? base))
        expect(base).toBeGreaterThanOrEqual(coupon.minSpend)
        if (coupon.kind === 'fixed') expect(amount).toBeLessThanOrEqual(coupon.amount)
        else expect(amount * 10_000).toBeLessThanOrEqual(base * coupon.percentBps + 5_000)
        result.lines.forEach((share, index) => {
          const exact = inScope[index] ? (amount * (lines[index]?.subtotal ?? 0)) / base : 0
          expect(Math.abs(bothOf(share) - exact)).toBeLessThan(1)
        })
      }),
    )
  })
})
