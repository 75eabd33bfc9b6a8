import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponSlot } from '../coupons/coupons'
import { sen, sumSen } from '../kernel/money'
import { SHIPPING_ZONES, usualDestination } from '../shipping/shipping'
import { anyCart, anyCoupons, anySen, makeCoupon, makeItem } from '../testing/helpers'
import { freeShippingBySeller, quoteOrder, tryCoupon } from './quote'

const anyRequest = fc.record({
  items: anyCart,
  country: fc.constantFrom('MY', 'JP', 'DE', 'US', 'ZA', 'AU'),
  zones: fc.constant(SHIPPING_ZONES),
  coupons: anyCoupons,
  freeShippingFrom: fc
    .option(anySen(), { nil: null })
    .map((from) => (from === null ? new Map() : new Map([['s1', from]]))),
})

describe('quoteOrder', () => {
  it('prices an order of two sellers with three coupons', () => {
    const quote = quoteOrder({
      items: [
        makeItem({ variantId: '1', price: sen(5_000), quantity: 2, weightG: 700 }),
        makeItem({ variantId: '2', seller: 's2', storeId: 'c', price: sen(2_000), weightG: 200 }),
      ],
      ...usualDestination('MY'),
      coupons: [
        makeCoupon({ code: 'WELCOMEFREE', kind: 'free_shipping' }),
        makeCoupon({ code: 'TEN', kind: 'percent', percentBps: 1_000, payer: 'seller', storeId: 'a' }),
        makeCoupon({ code: 'FIVE', kind: 'fixed', amount: sen(500) }),
      ],
    })
    expect(quote).toMatchObject({
      itemsTotal: 12_000,
      shippingTotal: 800 + 700,
      itemDiscount: 1_000 + 500,
      shippingDiscount: 1_500,
      total: 10_500,
      needsAddress: true,
      refusedCoupons: [],
    })
    expect(quote.parcels).toMatchObject([
      {
        sellerId: 's1',
        sellerDiscount: 1_000,
        platformDiscount: 409,
        shippingPlatformDiscount: 800,
        total: 8_591,
      },
      {
        sellerId: 's2',
        sellerDiscount: 0,
        platformDiscount: 91,
        shippingPlatformDiscount: 700,
        total: 1_909,
      },
    ])
  })

  it('asks for no address and takes no shipping when all goods are virtual', () => {
    const items = [makeItem({ isVirtualGood: true }), makeItem({ seller: 's2', isVirtualGood: true })]
    const quote = quoteOrder({ items, ...usualDestination('US'), coupons: [] })
    expect(quote).toMatchObject({ needsAddress: false, shippingTotal: 0, total: 2_000 })
    expect(quote.parcels.map((parcel) => parcel.shipping.method)).toEqual([
      'Digital Delivery',
      'Digital Delivery',
    ])
  })

  it('keeps the method the seller ships by', () => {
    const items = [makeItem({ isVirtualGood: true }), makeItem({ shippingMethod: 'Express' })]
    const { parcels } = quoteOrder({ items, ...usualDestination('MY'), coupons: [] })
    expect(parcels.map((parcel) => parcel.shipping.method)).toEqual(['Express'])
  })

  it('measures the free-shipping threshold of the seller before coupons, and only for that seller', () => {
    const quote = quoteOrder({
      items: [makeItem({ price: sen(5_000) }), makeItem({ seller: 's2', storeId: 'c', price: sen(5_000) })],
      ...usualDestination('MY'),
      coupons: [makeCoupon({ amount: sen(100) })],
      freeShippingFrom: new Map([['s1', sen(5_000)]]),
    })
    expect(quote.parcels.map((parcel) => parcel.shipping.fee)).toEqual([0, 700])
  })

  it('is 0 for an empty cart', () => {
    expect(
      quoteOrder({ items: [], ...usualDestination('MY'), coupons: [makeCoupon({ amount: sen(1) })] }),
    ).toMatchObject({
      parcels: [],
      total: 0,
      needsAddress: false,
      refusedCoupons: [{ code: 'COUPON', reason: 'COUPON_NOT_FOR_THESE_ITEMS' }],
    })
  })

  it('total = Σ parcels = items + shipping − discounts, and discounts = Σ coupons', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const quote = quoteOrder(request)
        expect(quote.total).toBe(sumSen(quote.parcels.map((parcel) => parcel.total)))
        expect(quote.total).toBe(
          quote.itemsTotal + quote.shippingTotal - quote.itemDiscount - quote.shippingDiscount,
        )
        expect(quote.itemDiscount + quote.shippingDiscount).toBe(
          sumSen(quote.coupons.map((coupon) => coupon.amount)),
        )
      }),
    )
  })

  it('each parcel is the sum of its lines and its shipping, and nothing in it is below 0', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const parcel of quoteOrder(request).parcels) {
          const shipping =
            parcel.shipping.fee - parcel.shippingSellerDiscount - parcel.shippingPlatformDiscount
          expect(shipping).toBeGreaterThanOrEqual(0)
          expect(parcel.total).toBe(sumSen(parcel.lines.map((line) => line.total)) + shipping)
          for (const line of parcel.lines) {
            expect(line.total).toBeGreaterThanOrEqual(0)
            expect(line.total).toBe(line.subtotal - line.sellerDiscount - line.platformDiscount)
          }
        }
      }),
    )
  })

  it('holds every line that has a seller exactly once, in one parcel per seller', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { parcels, needsAddress } = quoteOrder(request)
        const sold = request.items.filter((item) => item.seller !== null)
        expect(parcels.flatMap((parcel) => parcel.lines.map((line) => line.item.variantId)).sort()).toEqual(
          sold.map((item) => item.variantId).sort(),
        )
        expect(new Set(parcels.map((parcel) => parcel.sellerId)).size).toBe(parcels.length)
        for (const { sellerId, lines } of parcels)
          expect(lines.every((line) => line.item.seller === sellerId)).toBe(true)
        expect(needsAddress).toBe(sold.some((item) => !item.isVirtualGood))
      }),
    )
  })

  it('never costs more with coupons than without', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const plain = quoteOrder({ ...request, coupons: [] })
        expect(quoteOrder(request).total).toBeLessThanOrEqual(plain.total)
      }),
    )
  })
})

describe('tryCoupon', () => {
  const food = makeCoupon({
    code: 'FOOD',
    amount: sen(500),
    minSpend: sen(3_000),
    scope: { type: 'category', category: 'food' },
  })
  const request = { items: [], ...usualDestination('MY'), coupons: [] }
  const kopi = makeItem({ category: 'food', price: sen(1_800) })

  it.each([
    ['nothing', [], { reason: 'COUPON_NOT_FOR_THESE_ITEMS', missing: 3_000 }],
    ['other items', [makeItem()], { reason: 'COUPON_NOT_FOR_THESE_ITEMS', missing: 3_000 }],
    ['too little', [makeItem(), kopi], { reason: 'COUPON_MIN_SPEND', missing: 1_200 }],
  ])('says what is missing with %s in the cart', (_name, items, refused) => {
    expect(tryCoupon({ ...request, items }, food)).toEqual({ code: 'FOOD', ...refused })
  })

  it('lets it count once there is enough, in place of the one in its slot', () => {
    const other = makeCoupon({ code: 'OTHER', amount: sen(100) })
    const items = [{ ...kopi, quantity: 2 }]
    expect(tryCoupon({ ...request, items, coupons: [other, food] }, food)).toBeNull()
  })

  it('keeps only coupons without conditions on an empty cart', () => {
    const all = makeCoupon({ amount: sen(100) })
    expect(tryCoupon(request, all)).toBeNull()
    expect(tryCoupon(request, { ...all, minSpend: sen(100) })).toMatchObject({ missing: 100 })
    expect(tryCoupon(request, { ...all, payer: 'seller', storeId: 'a' })).toMatchObject({ missing: 0 })
  })

  it('names nothing missing where more items would not help', () => {
    const free = makeCoupon({ kind: 'free_shipping', code: 'SHIP' })
    const items = [makeItem({ isVirtualGood: true })]
    expect(tryCoupon({ ...request, items }, free)).toEqual({
      code: 'SHIP',
      reason: 'COUPON_SHIPPING_FREE',
    })
  })

  it('never differs from what checkout says', () => {
    fc.assert(
      fc.property(anyRequest, anyCoupons, (given, [coupon]) => {
        fc.pre(coupon !== undefined && given.items.length > 0)
        const own = { ...coupon, id: 'own', code: 'OWN' }
        const slot = couponSlot(own)
        const coupons = [...given.coupons.filter((other) => couponSlot(other) !== slot), own]
        const isUsed = quoteOrder({ ...given, coupons }).coupons.some(({ code }) => code === 'OWN')
        expect(tryCoupon(given, own) === null).toBe(isUsed)
      }),
    )
  })
})

describe('free shipping of a seller with several stores', () => {
  it('is from the lowest amount that a store has said, whichever line stands first', () => {
    const line = (seller: string | null, from: number | null) => ({
      item: { seller },
      freeShippingFrom: from === null ? null : sen(from),
    })
    const lines = [line('s1', 10_000), line('s1', 3_000), line('s1', null), line('s2', null), line(null, 5)]
    const expected = new Map([['s1', 3_000]])
    expect(freeShippingBySeller(lines)).toEqual(expected)
    expect(freeShippingBySeller(lines.toReversed())).toEqual(expected)
  })
})
