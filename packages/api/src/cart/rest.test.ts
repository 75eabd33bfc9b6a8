import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { askRest } from '../platform/rest/testing/helpers'
import { buyer, fillCart, items, newbuyer, useMarket, variantOf } from '../testing/helpers'

const market = useMarket()
const ask = (method: string, address: string, body?: unknown) => askRest(market, buyer, method, address, body)
const [small, medium] = [variantOf(items.withVariants, 0), variantOf(items.withVariants, 1)]

describe('the cart', () => {
  it('is read with what it comes to', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    const { body } = await ask('GET', '/cart')
    expect(body.cart).toMatchObject([{ itemId: items.kopi.id, quantity: 2 }])
    expect(body.totals).toMatchObject({ itemCount: 2, subtotal: 25.8 })
    expect(body.totals.total).toBeCloseTo(body.totals.subtotal + body.totals.shipping, 2)
    expect((await askRest(market, newbuyer, 'GET', '/cart')).body.cart).toEqual([])
  })

  it('says what changed meanwhile', async () => {
    await fillCart(market, buyer, [items.kopi, 4], [items.lowStock, 1], [items.heavy, 1])
    market.run('update item_variants set stock = 3, price_sen = 1300 where id = ?', variantOf(items.kopi))
    market.run('update item_variants set stock = 0 where id = ?', variantOf(items.lowStock))
    market.run("update items set status = 'removed' where id = ?", items.heavy.id)
    const { notices } = (await ask('GET', '/cart')).body
    expect(notices).toEqual(
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
    expect((await set(2)).body.cart[0].quantity).toBe(2)
    expect((await set(900)).body.cart[0].quantity).toBe(3)
    for (const wrong of [0, -1, 1.5, 'x', null, 1e9, undefined])
      expect((await set(wrong)).body.errors).toHaveProperty('quantity')
    expect((await ask('PATCH', `/cart/${items.kopi.id}`, { quantity: 1 })).body.code).toBe(
      'CART_LINE_MISSING',
    )
  })

  it('wants to know which option where an item has several lines', async () => {
    for (const variantId of [small, medium])
      await ask('POST', '/cart', { itemId: items.withVariants.id, variantId })
    const where = `/cart/${items.withVariants.id}`
    expect((await ask('PATCH', where, { quantity: 2 })).body.code).toBe('CHOOSE_VARIANT')
    expect((await ask('DELETE', where)).body.code).toBe('CHOOSE_VARIANT')
    const { cart } = (await ask('PATCH', where, { quantity: 2, variantId: medium })).body
    expect(cart.find((line: { variantId: string }) => line.variantId === medium).quantity).toBe(2)
    const left = (await ask('DELETE', `${where}?variantId=${small}`)).body.cart
    expect(left).toMatchObject([{ variantId: medium }])
    expect((await ask('DELETE', where)).body.cart).toEqual([])
  })

  it('is emptied, coupons too', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await applyCoupon(market.ctx, buyer, 'TEN')
    expect((await ask('GET', '/cart')).body.couponCodes).toEqual(['TEN'])
    expect((await ask('DELETE', '/cart')).body).toMatchObject({ cart: [], couponCodes: [] })
  })
})
