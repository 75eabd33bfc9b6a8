import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen, sumSen } from '../kernel/money'
import { anyCart, makeItem } from '../testing/helpers'
import { clampQuantity, estimateLineShipping, groupBySeller, syncCart, totalCart } from './cart'

describe('quantities', () => {
  it.each([
    [3, 5, 3],
    [9, 5, 5],
    [0, 5, 1],
    [-4, 5, 1],
    [2.9, 5, 2],
    [7, null, 1],
    [7, 0, 1],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 5],
  ])('%s of a stock of %s becomes %s', (wanted, stock, expected) => {
    expect(clampQuantity(wanted, stock)).toBe(expected)
  })

  it('always ends between 1 and the stock', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 10_000 }), (wanted, stock) => {
        const quantity = clampQuantity(wanted, stock)
        expect(Number.isInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(stock)
      }),
    )
  })
})

describe('groupBySeller', () => {
  it('adds up each seller in the order they first appear', () => {
    const groups = groupBySeller([
      makeItem({ variantId: 'x', seller: 's2', storeName: 'Two', price: sen(250), quantity: 2 }),
      makeItem({ variantId: 'y', seller: 's1', storeName: 'One', price: sen(100), quantity: 1 }),
      makeItem({ variantId: 'z', seller: 's2', storeName: 'Two', price: sen(999), quantity: 3 }),
    ])
    expect(
      groups.map(({ items, ...group }) => ({
        seller: group.sellerId,
        store: group.storeName,
        lines: items.map((item) => item.variantId),
        subtotal: group.subTotalPrice,
        shipping: group.sellerShippingCost,
        method: group.shippingMethod,
      })),
    ).toEqual([
      { seller: 's2', store: 'Two', lines: ['x', 'z'], subtotal: 3_497, shipping: 2_500, method: 'Standard' },
      { seller: 's1', store: 'One', lines: ['y'], subtotal: 100, shipping: 500, method: 'Standard' },
    ])
  })

  it('sends virtual goods free by Digital Delivery', () => {
    const virtual = makeItem({ isVirtualGood: true, baseItemShippingCost: sen(500), quantity: 4 })
    expect(estimateLineShipping(virtual)).toBe(0)
    expect(groupBySeller([virtual])).toMatchObject([
      { shippingMethod: 'Digital Delivery', sellerShippingCost: 0 },
    ])
    expect(groupBySeller([virtual, makeItem({ shippingMethod: 'Express' })])).toMatchObject([
      { shippingMethod: 'Express', sellerShippingCost: 500 },
    ])
    expect(groupBySeller([makeItem({ shippingMethod: '' })])).toMatchObject([{ shippingMethod: 'Standard' }])
  })

  it('skips lines without a seller and keeps every other line once', () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const grouped = groupBySeller(items).flatMap((group) => group.items)
        const sold = items.filter((item) => item.seller !== null)
        expect(new Set(grouped)).toEqual(new Set(sold))
        expect(grouped).toHaveLength(sold.length)
      }),
    )
    expect(groupBySeller([makeItem({ seller: '' })])).toEqual([])
  })
})

describe('totalCart', () => {
  it('counts pieces, money and shipping', () => {
    const items = [
      makeItem({ seller: 's1', price: sen(1_999), quantity: 3, baseItemShippingCost: sen(450) }),
      makeItem({ seller: 's2', price: sen(1), quantity: 1, isVirtualGood: true }),
    ]
    expect(totalCart(items)).toEqual({ itemCount: 4, subtotal: 5_998, shipping: 1_350, total: 7_348 })
    expect(totalCart([])).toEqual({ itemCount: 0, subtotal: 0, shipping: 0, total: 0 })
  })

  it('is the sum of its groups', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const items = cart.filter((item) => item.seller !== null)
        const groups = groupBySeller(items)
        const totals = totalCart(items)
        expect(sumSen(groups.map((group) => group.subTotalPrice))).toBe(totals.subtotal)
        expect(sumSen(groups.map((group) => group.sellerShippingCost))).toBe(totals.shipping)
        expect(totals.total).toBe(totals.subtotal + totals.shipping)
        expect(groups.flatMap((group) => group.items).reduce((sum, item) => sum + item.quantity, 0)).toBe(
          totals.itemCount,
        )
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        expect(totalCart([...items].reverse())).toEqual(totalCart(items))
      }),
    )
  })
})

describe('syncCart', () => {
  it('names every change', () => {
    const line = (variantId: string, over: Parameters<typeof makeItem>[0], isForSale = true) => ({
      item: makeItem({ variantId, name: variantId, ...over }),
      isForSale,
      seenPrice: sen(1_000),
    })
    const { items, notices } = syncCart([
      line('same', {}),
      line('reduced', { quantity: 8, stockAvailable: 3 }),
      line('dearer', { price: sen(1_200) }),
      line('cheaper', { price: sen(900) }),
      line('sold out', { stockAvailable: 0 }),
      line('gone', {}, false),
    ])
    expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['same', 1],
      ['reduced', 3],
      ['dearer', 1],
      ['cheaper', 1],
    ])
    expect(notices).toEqual([
      { kind: 'reduced', variantId: 'reduced', name: 'reduced', from: 8, to: 3 },
      { kind: 'price', variantId: 'dearer', name: 'dearer', from: 1_000, to: 1_200 },
      { kind: 'price', variantId: 'cheaper', name: 'cheaper', from: 1_000, to: 900 },
      { kind: 'soldOut', variantId: 'sold out', name: 'sold out' },
      { kind: 'gone', variantId: 'gone', name: 'gone' },
    ])
  })

  it('never exceeds the stock, never adds, and is at rest after one pass', () => {
    const lines = anyCart.map((items) =>
      items.map((item, index) => ({ item, isForSale: index % 4 !== 3, seenPrice: sen(1_000) })),
    )
    fc.assert(
      fc.property(lines, (stored) => {
        const { items } = syncCart(stored)
        for (const item of items) {
          expect(item.quantity).toBeLessThanOrEqual(item.stockAvailable)
          expect(item.quantity).toBeGreaterThanOrEqual(1)
          const before = stored.find((line) => line.item.variantId === item.variantId)
          expect(item.quantity).toBeLessThanOrEqual(before?.item.quantity ?? 0)
        }
        const again = syncCart(items.map((item) => ({ item, isForSale: true, seenPrice: item.price })))
        expect(again).toEqual({ items, notices: [] })
      }),
    )
  })
})
