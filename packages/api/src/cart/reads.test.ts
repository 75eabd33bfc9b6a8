import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { buyer, fillCart, items, readAll, useMarket, variantOf } from '../testing/helpers'
import { syncStock } from './commands'
import { cartOf } from './reads'

const market = useMarket()

describe('syncStock', () => {
  const { kopi: coffee, lowStock, lastOne, onOffer } = items
  async function changeEverything() {
    await fillCart(market, buyer, [coffee, 4], [lowStock, 3], [lastOne, 1], [onOffer, 1])
    market.run('update item_variants set stock = 2 where id = ?', variantOf(coffee))
    market.run('update item_variants set price_sen = 990 where id = ?', variantOf(lowStock))
    market.run('update item_variants set stock = 0 where id = ?', variantOf(lastOne))
    market.run("update items set status = 'paused' where id = ?", onOffer.id)
  }
  const NOTICES = [
    { kind: 'reduced', variantId: variantOf(coffee), name: coffee.title, from: 4, to: 2 },
    { kind: 'price', variantId: variantOf(lowStock), name: lowStock.title, from: 890, to: 990 },
    { kind: 'soldOut', variantId: variantOf(lastOne), name: lastOne.title },
    { kind: 'gone', variantId: variantOf(onOffer), name: onOffer.title },
  ]

  it('says what changed, writes it down, and then is silent', async () => {
    await changeEverything()
    const given = await syncStock(market.ctx, buyer)
    expect(given.notices).toEqual(expect.arrayContaining(NOTICES))
    expect(given.notices).toHaveLength(NOTICES.length)
    const later = await cartOf(market.ctx, buyer)
    expect(later.notices).toEqual([])
    expect(later.items).toEqual(given.items)
    expect(later.items.map(({ quantity, price }) => [quantity, price]).sort()).toEqual([
      [2, 1_290],
      [3, 990],
    ])
    expect((await syncStock(market.ctx, buyer)).notices).toEqual([])
  })

  it('does not bring back what has left', async () => {
    await changeEverything()
    await syncStock(market.ctx, buyer)
    market.run('update item_variants set stock = 9 where id = ?', variantOf(lastOne))
    expect((await cartOf(market.ctx, buyer)).items.map(({ slug }) => slug)).not.toContain(lastOne.slug)
  })

  it('of cartOf: the same view, and nothing is written', async () => {
    await changeEverything()
    const before = readAll(market)
    const seen = await cartOf(market.ctx, buyer)
    expect(readAll(market)).toEqual(before)
    expect(await syncStock(market.ctx, buyer)).toEqual(seen)
    expect(readAll(market)).not.toEqual(before)
  })
})

describe('cartOf', () => {
  it('asks the database three times at most, however much is in it', async () => {
    await fillCart(
      market,
      buyer,
      [items.kopi, 1],
      [items.lowStock, 1],
      [items.lastOne, 1],
      [items.virtual, 2],
    )
    await applyCoupon(market.ctx, buyer, 'TEN')
    market.services.statements.length = 0
    await cartOf(market.ctx, buyer)
    expect(market.services.statements.length).toBeLessThanOrEqual(3)
  })

  it('groups by seller, and ships virtual goods for nothing', async () => {
    await fillCart(
      market,
      buyer,
      [items.kopi, 2],
      [items.lowStock, 1],
      [items.virtual, 3],
      [items.lastOne, 1],
    )
    const { groups, totals } = await cartOf(market.ctx, buyer)
    expect(
      groups.map(({ storeName, items: own, sellerShippingCost }) => [
        storeName,
        own.length,
        sellerShippingCost,
      ]),
    ).toEqual([
      ['Kedai Kampung', 2, 2_100],
      ['Priya Crafts', 2, 800],
    ])
    expect(totals.shipping).toBe(2_900)
  })
})
