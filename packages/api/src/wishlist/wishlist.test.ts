import { describe, expect, it } from 'vitest'
import { buyer, items, newbuyer, refusalOf, useMarket } from '../test-kit'
import { addToWishlist, removeFromWishlist } from './commands'
import { wishedOf, wishlistOf } from './reads'

const market = useMarket()
const add = (itemId: string, who = buyer) => addToWishlist(market.ctx, who, itemId)
const slugs = async (who = buyer) => (await wishlistOf(market.ctx, who)).map(({ slug }) => slug)

describe('the wishlist', () => {
  it('holds what was saved, the newest first, each once, at the price of then', async () => {
    await add(items.kopi.id)
    market.wait(1)
    await add(items.lastOne.id)
    market.wait(1)
    await add(items.kopi.id)
    market.run('update items set price_sen = 999 where id = ?', items.kopi.id)
    const list = await wishlistOf(market.ctx, buyer)
    expect(list.map(({ slug, price, savedPrice }) => [slug, price, savedPrice])).toEqual([
      [items.lastOne.slug, 15_000, 15_000],
      [items.kopi.slug, 999, 1_290],
    ])
    expect(await slugs(newbuyer)).toEqual([])
  })

  it('says of each whether it can be bought now', async () => {
    await add(items.kopi.id)
    const status = async () => (await wishlistOf(market.ctx, buyer))[0]?.status
    for (const now of ['active', 'paused', 'sold_out']) {
      market.run('update items set status = ? where id = ?', now, items.kopi.id)
      expect(await status()).toBe(now)
    }
  })

  it('may hold auctions', async () => {
    await add(items.auction.id)
    expect(await slugs()).toEqual([items.auction.slug])
  })

  it('lets go, of what is not there too, and only of one’s own', async () => {
    await add(items.kopi.id)
    await add(items.kopi.id, newbuyer)
    await removeFromWishlist(market.ctx, buyer, items.kopi.id)
    await removeFromWishlist(market.ctx, buyer, items.kopi.id)
    expect([await slugs(), await slugs(newbuyer)]).toEqual([[], [items.kopi.slug]])
  })

  it('refuses what nobody may see, and hides what is removed later', async () => {
    expect(await refusalOf(add('itm_none'))).toBe('ITEM_UNAVAILABLE')
    await add(items.kopi.id)
    market.run("update items set status = 'removed' where id = ?", items.kopi.id)
    expect(await slugs()).toEqual([])
    expect(await refusalOf(add(items.kopi.id, newbuyer))).toBe('ITEM_UNAVAILABLE')
  })

  it('says which of many are on it; for a visitor none', async () => {
    await add(items.kopi.id)
    const asked = [items.kopi.id, items.lastOne.id, 'itm_none']
    expect(await wishedOf(market.ctx, buyer, asked)).toEqual([items.kopi.id])
    expect(await wishedOf(market.ctx, null, asked)).toEqual([])
    expect(await wishedOf(market.ctx, buyer, [])).toEqual([])
  })

  it('counts for the trend once', async () => {
    const trend = () => market.value('select trend from items where id = ?', items.kopi.id)
    const before = trend()
    await Promise.all([add(items.kopi.id), add(items.kopi.id)])
    const once = trend()
    expect(once).toBeGreaterThan(before)
    await add(items.kopi.id)
    expect(trend()).toBe(once)
  })
})
