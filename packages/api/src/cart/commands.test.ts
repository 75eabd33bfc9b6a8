import { days, MAX_CART_LINES } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { brandMember } from '../access/actors'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { asBuyer } from '../testing'
import { buyer, fillCart, items, newbuyer, refusalOf, useMarket, users, variantOf } from '../testing/helpers'
import { addToCart, changeQuantity, clearCart, removeFromCart } from './commands'
import { cartOf } from './reads'

const market = useMarket()
const add = (itemId: string, quantity = 1, variantId?: string) =>
  addToCart(market.ctx, buyer, { itemId, quantity, ...(variantId === undefined ? {} : { variantId }) })
const kopi = variantOf(items.kopi)
const quantities = async () =>
  (await cartOf(market.ctx, buyer)).items.map(({ slug, quantity }) => [slug, quantity])

describe('addToCart', () => {
  it('adds a line, and pieces to a line that is there', async () => {
    await add(items.kopi.id, 2)
    const view = await add(items.kopi.id, 3)
    expect(view.items).toHaveLength(1)
    expect(view.items[0]).toMatchObject({ variantId: kopi, quantity: 5, price: 1_290, stockAvailable: 20 })
    expect(view.totals).toEqual({ itemCount: 5, subtotal: 6_450, shipping: 3_500, total: 9_950 })
    expect(await cartOf(market.ctx, buyer)).toEqual(view)
  })

  it('keeps sizes apart', async () => {
    const { id, variantIds } = items.withVariants
    await add(id, 1, variantIds[0])
    const view = await add(id, 2, variantIds[2])
    expect(view.items.map(({ variantName, quantity, price }) => [variantName, quantity, price])).toEqual([
      ['S', 1, 8_900],
      ['L', 2, 9_500],
    ])
    expect(view.groups).toHaveLength(1)
  })

  it("leaves others' carts alone", async () => {
    await add(items.kopi.id)
    expect((await cartOf(market.ctx, newbuyer)).items).toEqual([])
  })

  it('refuses one piece more than there is, counting what the cart holds', async () => {
    await add(items.lowStock.id, 3)
    await expect(add(items.lowStock.id)).rejects.toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      details: { stock: 3, name: items.lowStock.title },
    })
    expect(await refusalOf(add(items.kopi.id, 21))).toBe('INSUFFICIENT_STOCK')
    expect(await refusalOf(add(items.soldOut.id))).toBe('INSUFFICIENT_STOCK')
    expect(await quantities()).toEqual([[items.lowStock.slug, 3]])
  })

  it('refuses what is no sale', async () => {
    const { withVariants, auction, endedAuction } = items
    expect(await refusalOf(add(withVariants.id))).toBe('CHOOSE_VARIANT')
    expect(await refusalOf(add(withVariants.id, 1, kopi))).toBe('ITEM_UNAVAILABLE')
    expect(await refusalOf(add(items.kopi.id, 1, 'var_none'))).toBe('ITEM_UNAVAILABLE')
    expect(await refusalOf(add('itm_none'))).toBe('ITEM_UNAVAILABLE')
    expect(await refusalOf(add(auction.id))).toBe('ITEM_IS_AUCTION')
    expect(await refusalOf(add(endedAuction.id))).toBe('ITEM_IS_AUCTION')
    for (const status of ['draft', 'paused', 'sold_out', 'removed']) {
      market.run('update items set status = ? where id = ?', status, items.kopi.id)
      expect(await refusalOf(add(items.kopi.id))).toBe('ITEM_UNAVAILABLE')
    }
    expect(await quantities()).toEqual([])
  })

  it("refuses a member's own item", async () => {
    const own = addToCart(market.ctx, asBuyer(users.seller), { itemId: items.kopi.id, quantity: 1 })
    expect(await refusalOf(own)).toBe('OWN_ITEM')
  })

  it('holds 100 lines, and more pieces of those', async () => {
    market.run(
      `insert into item_variants (id, item_id, position, name, price_sen, stock)
       with recursive n(i) as (select 100 union all select i + 1 from n where i < 200)
       select 'var_' || i, ?, i, 'size ' || i, 100, 9 from n`,
      items.kopi.id,
    )
    const first = Array.from({ length: MAX_CART_LINES }, (_, index) => `var_${100 + index}`)
    for (const variantId of first) await add(items.kopi.id, 1, variantId)
    expect(await refusalOf(add(items.kopi.id, 1, 'var_200'))).toBe('CART_FULL')
    const view = await add(items.kopi.id, 1, 'var_100')
    expect(view.items).toHaveLength(MAX_CART_LINES)
    expect(view.totals.itemCount).toBe(MAX_CART_LINES + 1)
  })

  it('holds 9,999 pieces in a line, however much stock there is', async () => {
    market.run('update item_variants set stock = 50000 where id = ?', kopi)
    await add(items.kopi.id, 9_999)
    await expect(add(items.kopi.id)).rejects.toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      details: { stock: 9_999 },
    })
  })

  it('never holds more than the stock, however many add at once', async () => {
    const tries = Array.from({ length: 10 }, () =>
      add(items.lowStock.id)
        .then(() => 1)
        .catch(() => 0),
    )
    const added = await Promise.all(tries)
    expect(added.filter((one) => one === 1)).toHaveLength(3)
    expect(await quantities()).toEqual([[items.lowStock.slug, 3]])
  })

  it('counts for no trend by an account without a confirmed email', async () => {
    const trend = () => market.value('select trend from items where id = ?', items.kopi.id)
    const before = trend()
    const unproved = brandMember({ ...newbuyer, isVerified: false }) as typeof newbuyer
    await addToCart(market.ctx, unproved, { itemId: items.kopi.id, quantity: 1 })
    expect(trend()).toBe(before)
  })

  it('counts for the trend once per line', async () => {
    const trend = () => market.value('select trend from items where id = ?', items.kopi.id)
    const before = trend()
    await add(items.kopi.id)
    const after = trend()
    expect(after).toBeGreaterThan(before)
    await add(items.kopi.id)
    expect(trend()).toBe(after)
  })

  it('counts for the trend once a week, however often it is taken out and put in', async () => {
    const trend = () => Number(market.value('select trend from items where id = ?', items.kopi.id))
    await add(items.kopi.id)
    const once = trend()
    await removeFromCart(market.ctx, buyer, kopi)
    await add(items.kopi.id)
    expect(trend()).toBe(once)
    await removeFromCart(market.ctx, buyer, kopi)
    market.wait(days(7) + 1)
    await add(items.kopi.id)
    expect(trend()).toBeGreaterThan(once)
  })
})

describe('changeQuantity', () => {
  const change = (quantity: number, variantId = kopi) =>
    changeQuantity(market.ctx, buyer, { variantId, quantity })

  it('sets it, clamped to the stock', async () => {
    await add(items.kopi.id)
    expect((await change(7)).items[0]?.quantity).toBe(7)
    expect((await change(999)).items[0]?.quantity).toBe(20)
    expect((await change(1)).items[0]?.quantity).toBe(1)
  })

  it('refuses a line that is not there, also one of another buyer', async () => {
    expect(await refusalOf(change(2))).toBe('CART_LINE_MISSING')
    await fillCart(market, newbuyer, [items.kopi, 1])
    expect(await refusalOf(change(2))).toBe('CART_LINE_MISSING')
    expect((await cartOf(market.ctx, newbuyer)).items[0]?.quantity).toBe(1)
  })

  it('says that the price is a new one, once', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.lowStock, 1])
    market.run('update item_variants set price_sen = 1390 where id = ?', kopi)
    const news = { kind: 'price', variantId: kopi, name: items.kopi.title, from: 1_290, to: 1_390 }
    expect((await change(2, variantOf(items.lowStock))).notices).toEqual([news])
    expect((await change(2)).notices).toEqual([news])
    expect((await change(3)).notices).toEqual([])
  })

  it('refuses when nothing is left', async () => {
    await add(items.kopi.id)
    market.run('update item_variants set stock = 0 where id = ?', kopi)
    expect(await refusalOf(change(1))).toBe('INSUFFICIENT_STOCK')
  })
})

describe('removeFromCart and clearCart', () => {
  it('take out one line, once', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.lowStock, 1])
    const view = await removeFromCart(market.ctx, buyer, kopi)
    expect(view.items.map(({ slug }) => slug)).toEqual([items.lowStock.slug])
    expect(await refusalOf(removeFromCart(market.ctx, buyer, kopi))).toBe('CART_LINE_MISSING')
  })

  it('empty it, coupons too, and only this one', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.lowStock, 1])
    await fillCart(market, newbuyer, [items.kopi, 1])
    await applyCoupon(market.ctx, buyer, 'TEN')
    const view = await clearCart(market.ctx, buyer)
    expect([view.items, view.couponCodes]).toEqual([[], []])
    expect((await cartOf(market.ctx, newbuyer)).items).toHaveLength(1)
    await expect(clearCart(market.ctx, buyer)).resolves.toMatchObject({ items: [] })
  })
})
