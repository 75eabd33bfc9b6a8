import { describe, expect, it } from 'vitest'
import { addToCart } from '../cart/commands'
import {
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  makeBuyers,
  newbuyer,
  orderForm,
  placeAll,
  stockOf,
  useMarket,
  variantOf,
} from '../testing/helpers'
import { applyCoupon } from './commands/cart-coupons'
import { type Placed, placeOrder } from './commands/place-order'

const market = useMarket()
const isPlaced = (placed: Placed): boolean => placed.ok
const countOrders = () => market.value('select count(*) from orders')

describe('the last unit', () => {
  it('wanted by 50 buyers at once is one order', async () => {
    const many = makeBuyers(market, 50)
    for (const who of many) await fillCart(market, who, [items.lastOne, 1])
    const before = countOrders()
    const placed = await placeAll(market, many)
    expect(placed.filter(isPlaced)).toHaveLength(1)
    expect(countOrders()).toBe(before + 1)
    expect(stockOf(market, variantOf(items.lastOne))).toBe(0)
    for (const other of placed)
      if (!other.ok)
        expect(other.notices).toMatchObject([{ kind: 'soldOut', variantId: variantOf(items.lastOne) }])
    await expectSumsToMatch(market)
  })

  it('wanted by one buyer in 50 tabs is one order, whatever their keys', async () => {
    const source = { type: 'item' as const, variantId: variantOf(items.lastOne), quantity: 1 }
    const placed = await placeAll(market, Array(50).fill(buyer), { source })
    expect(placed.filter(isPlaced)).toHaveLength(1)
    await expectSumsToMatch(market)
  })

  it('of one size does not take another', async () => {
    const many = makeBuyers(market, 20)
    const source = { type: 'item' as const, variantId: variantOf(items.withVariants, 2), quantity: 1 }
    const placed = await placeAll(market, many, { source })
    expect(placed.filter(isPlaced)).toHaveLength(2)
    expect([0, 1, 2].map((at) => stockOf(market, variantOf(items.withVariants, at)))).toEqual([5, 8, 0])
    await expectSumsToMatch(market)
  })
})

describe('a coupon', () => {
  const usesOf = (code: string) =>
    market.value('select count(*) from coupon_uses where code = ? and released_at is null', code)

  it('for one use, wanted by 20 buyers at once, is used once', async () => {
    const many = makeBuyers(market, 20)
    for (const who of many) {
      await fillCart(market, who, [items.kopi, 1])
      await applyCoupon(market.ctx, who, 'ONCE')
    }
    const placed = await placeAll(market, many)
    expect(placed.filter(isPlaced)).toHaveLength(1)
    expect(usesOf('ONCE')).toBe(1)
    for (const other of placed)
      if (!other.ok) expect(other.changes).toEqual([{ kind: 'discount', from: 300, to: 0 }])
    await expectSumsToMatch(market)
  })

  it('for one use per member, in 20 tabs of one buyer, is used once', async () => {
    await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
    const source = { type: 'item' as const, variantId: variantOf(items.kopi), quantity: 1 }
    const forms = await Promise.all(Array.from({ length: 20 }, () => orderForm(market, newbuyer, { source })))
    expect(new Set(forms.map(({ shown }) => shown.discount))).toEqual(new Set([700]))
    const placed = await Promise.all(forms.map((form) => placeOrder(market.ctx, newbuyer, form)))
    expect(placed.filter(isPlaced)).toHaveLength(1)
    expect(usesOf('WELCOMEFREE')).toBe(1)
    await expectSumsToMatch(market)
  })
})

describe('a cart that changes while it is ordered', () => {
  it('is ordered as shown or not at all', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const form = await orderForm(market, buyer)
    const [placed] = await Promise.all([
      placeOrder(market.ctx, buyer, form),
      addToCart(market.ctx, buyer, { itemId: items.lowStock.id, quantity: 1 }),
    ])
    // Whichever comes first: what was not shown is not bought.
    if (placed.ok) {
      const lines = market.rows('select variant_id from order_lines where order_id = ?', placed.orderId)
      expect(lines).toEqual([{ variant_id: variantOf(items.kopi) }])
    } else expect(placed.changes).not.toEqual([])
    await expectSumsToMatch(market)
  })
})
