import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { fieldOf, numberOf, rowsOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { buyer, fillCart, items, newbuyer, useMarket, variantOf } from '../testing/helpers'

const market = useMarket()
const ask = (method: string, address: string, body?: unknown) => askRest(market, buyer, method, address, body)
const [small, medium] = [variantOf(items.withVariants, 0), variantOf(items.withVariants, 1)]

describe('the cart', () => {
  it('is read with what it comes to', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    const { body } = await ask('GET', '/cart')
    expect(fieldOf(body, 'cart')).toMatchObject([{ itemId: items.kopi.id, quantity: 2 }])
    expect(fieldOf(body, 'totals')).toMatchObject({ itemCount: 2, subtotal: 25.8 })
    expect(fieldOf(body, 'totals.total')).toBeCloseTo(
      numberOf(body, 'totals.subtotal') + numberOf(body, 'totals.shipping'),
      2,
    )
    expect(fieldOf((await askRest(market, newbuyer, 'GET', '/cart')).body, 'cart')).toEqual([])
  })

  it('says what changed meanwhile', async () => {
    await fillCart(market, buyer, [items.kopi, 4], [items.lowStock, 1], [items.heavy, 1])
    market.run('update item_variants set stock = 3, price_sen = 1300 where id = ?', variantOf(items.kopi))
    market.run('update item_variants set stock = 0 where id = ?', variantOf(items.lowStock))
    market.run("update items set status = 'removed' where id = ?", items.heavy.id)
    const { body } = await ask('GET', '/cart')
    expect(fieldOf(body, 'notices')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'reduced', from: 4, to: 3 }),
        expect.objectContaining({ kind: 'price', from: 12.9, to: 13 }),
        expect.objectContaining({ kind: 'soldOut', from: null, to: null }),
        expect.objectContaining({ kind: 'gone' }),
      ]),
    )
    expect((await ask('DELETE', `/cart/${items.heavy.id}`)).status).toBe(200)
  })

  it('takes another quantity, at most the stock', async () => {
    await fillCart(market, buyer, [items.lowStock, 1])
    const set = (quantity: unknown) => ask('PATCH', `/cart/${items.lowStock.id}`, { quantity })
    expect(fieldOf((await set(2)).body, 'cart.0.quantity')).toBe(2)
    expect(fieldOf((await set(900)).body, 'cart.0.quantity')).toBe(3)
    for (const wrong of [0, -1, 1.5, 'x', null, 1e9, undefined])
      expect(fieldOf((await set(wrong)).body, 'errors')).toHaveProperty('quantity')
    expect(fieldOf((await ask('PATCH', `/cart/${items.kopi.id}`, { quantity: 1 })).body, 'code')).toBe(
      'CART_LINE_MISSING',
    )
  })

  it('wants to know which option where an item has several lines', async () => {
    for (const variantId of [small, medium])
      await ask('POST', '/cart', { itemId: items.withVariants.id, variantId })
    const where = `/cart/${items.withVariants.id}`
    expect(fieldOf((await ask('PATCH', where, { quantity: 2 })).body, 'code')).toBe('CHOOSE_VARIANT')
    expect(fieldOf((await ask('DELETE', where)).body, 'code')).toBe('CHOOSE_VARIANT')
    const { body } = await ask('PATCH', where, { quantity: 2, variantId: medium })
    expect(rowsOf(body, 'cart').find(({ variantId }) => variantId === medium)?.quantity).toBe(2)
    const left = fieldOf((await ask('DELETE', `${where}?variantId=${small}`)).body, 'cart')
    expect(left).toMatchObject([{ variantId: medium }])
    expect(fieldOf((await ask('DELETE', where)).body, 'cart')).toEqual([])
  })

  it('is emptied, coupons too', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await applyCoupon(market.ctx, buyer, 'TEN')
    expect(fieldOf((await ask('GET', '/cart')).body, 'couponCodes')).toEqual(['TEN'])
    expect((await ask('DELETE', '/cart')).body).toMatchObject({ cart: [], couponCodes: [] })
  })
})
