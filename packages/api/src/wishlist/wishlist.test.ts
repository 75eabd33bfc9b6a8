import { days } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cart/reads'
import { buyer, items, newbuyer, refusalOf, useMarket } from '../testing/helpers'
import { addToWishlist, moveToCart, removeFromWishlist } from './commands'
import { wishedOf, wishesPage, wishlistOf } from './reads'

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

  it('counts a heart that is pressed again and again once a week', async () => {
    const trend = () => market.value('select trend from items where id = ?', items.kopi.id)
    const press = async (who = buyer) => {
      await add(items.kopi.id, who)
      await removeFromWishlist(market.ctx, who, items.kopi.id)
    }
    await press()
    const once = trend()
    for (let again = 0; again < 3; again++) await press()
    expect(trend()).toBe(once)
    await press(newbuyer)
    const byTwo = trend()
    expect(byTwo).toBeGreaterThan(Number(once))
    market.wait(days(7) + 1)
    await press()
    expect(trend()).toBeGreaterThan(Number(byTwo))
  })
})

describe('pages of the wishlist', () => {
  async function walk(wanted: Omit<Parameters<typeof wishesPage>[2], 'cursor'>): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof wishesPage>> = await wishesPage(market.ctx, buyer, {
        ...wanted,
        cursor,
      })
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    return seen
  }

  /** Twenty-six items, some kept at the very same moment, with prices that rose, fell and stayed. */
  async function keepMany(): Promise<void> {
    const all = market.rows<{ id: string }>(
      "select id from items where status = 'active' order by id limit 26",
    )
    for (const [index, { id }] of all.entries()) {
      if (index % 3 !== 0) market.wait(1)
      await add(id)
      market.run('update items set price_sen = price_sen + ? where id = ?', ((index * 7) % 5) - 2, id)
    }
  }

  it.each([
    ['newest', 'w.created_at desc, w.item_id'],
    ['price', 'i.price_sen, w.item_id'],
    ['drop', 'i.price_sen - w.price_sen, w.item_id'],
  ] as const)('go through all of it by %s, each once', async (sort, order) => {
    await keepMany()
    const seen = await walk({ sort })
    const all = market.rows<{ id: string }>(
      `select w.item_id as id from wishlist w join items i on i.id = w.item_id where w.user_id = ? order by ${order}`,
      buyer.id,
    )
    expect(seen).toEqual(all.map(({ id }) => id))
  })

  it('go through what costs less than then, each once', async () => {
    market.run('update items set price_sen = price_sen + 10')
    await keepMany()
    market.run('update items set price_sen = price_sen - 3 where price_sen > 3')
    const seen = await walk({ show: 'cheaper', sort: 'drop' })
    const cheaper = market.rows<{ id: string }>(
      `select w.item_id as id from wishlist w join items i on i.id = w.item_id
        where w.user_id = ? and i.price_sen < w.price_sen order by i.price_sen - w.price_sen, w.item_id`,
      buyer.id,
    )
    expect(cheaper.length).toBeGreaterThan(24)
    expect(seen).toEqual(cheaper.map(({ id }) => id))
  })

  it('show what is on sale and can be bought, and what cannot', async () => {
    for (const { id } of [items.kopi, items.soldOut, items.lastOne, items.onOffer]) await add(id)
    expect(await walk({ show: 'offer' })).toEqual([items.onOffer.id])
    expect(await walk({ show: 'out' })).toEqual([items.soldOut.id])
    market.run("update items set status = 'paused' where id in (?, ?)", items.onOffer.id, items.lastOne.id)
    expect(await walk({ show: 'offer' })).toEqual([])
    expect(new Set(await walk({ show: 'out' }))).toEqual(
      new Set([items.soldOut.id, items.onOffer.id, items.lastOne.id]),
    )
    market.run('update stores set hides_items = 1 where id = ?', items.kopi.store.id)
    expect(await walk({ show: 'out' })).toContain(items.kopi.id)
  })

  it('show auctions that run, what ends soonest or was saved last first', async () => {
    const auctions = market.rows<{ id: string }>(
      "select id from items where listing_type = 'Auction' and status = 'active' and ends_at > ? order by ends_at, id",
      market.ctx.now(),
    )
    expect(auctions.length).toBeGreaterThan(0)
    for (const { id } of auctions.toReversed()) {
      market.wait(1)
      await add(id)
    }
    await add(items.kopi.id)
    const ids = auctions.map(({ id }) => id)
    expect(await walk({ sort: 'ending', isAuction: true })).toEqual(ids)
    expect(await walk({ sort: 'newest', isAuction: true })).toEqual(ids)
  })

  it('have no cursor that is none', async () => {
    expect(await refusalOf(wishesPage(market.ctx, buyer, { cursor: 'x' }))).toBe('NOT_FOUND')
  })

  it('say whether an item could be bought when it was saved', async () => {
    await add(items.kopi.id)
    await add(items.soldOut.id)
    const { entries } = await wishesPage(market.ctx, buyer, { cursor: null })
    const was = Object.fromEntries(entries.map(({ slug, wasInStock }) => [slug, wasInStock]))
    expect(was).toEqual({ [items.kopi.slug]: true, [items.soldOut.slug]: false })
  })
})

describe('moveToCart', () => {
  it('puts one piece into the cart and takes it off the list', async () => {
    await add(items.kopi.id)
    await moveToCart(market.ctx, buyer, items.kopi.id)
    expect(await slugs()).toEqual([])
    const { items: lines } = await cartOf(market.ctx, buyer)
    expect(lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[items.kopi.id, 1]])
  })

  it('puts one piece there when it is pressed in two tabs', async () => {
    await add(items.kopi.id)
    const move = () => moveToCart(market.ctx, buyer, items.kopi.id)
    const both = await Promise.allSettled([move(), move()])
    expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'WISH_MISSING' } }])
    expect(await refusalOf(move())).toBe('WISH_MISSING')
    expect((await cartOf(market.ctx, buyer)).items.map(({ quantity }) => quantity)).toEqual([1])
  })

  it('leaves on the list what cannot go into the cart', async () => {
    for (const item of [items.soldOut, items.withVariants, items.auction]) await add(item.id)
    expect(await refusalOf(moveToCart(market.ctx, buyer, items.soldOut.id))).toBe('INSUFFICIENT_STOCK')
    expect(await refusalOf(moveToCart(market.ctx, buyer, items.withVariants.id))).toBe('CHOOSE_VARIANT')
    expect(await refusalOf(moveToCart(market.ctx, buyer, items.auction.id))).toBe('ITEM_IS_AUCTION')
    expect(await slugs()).toHaveLength(3)
  })
})
