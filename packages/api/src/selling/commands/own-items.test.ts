import { parseOptions, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { kampung, sellerOf } from '../../reviews/testing/helpers'
import { items, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { ownItemsPage } from '../reads/listing'
import { addItem, listingInput, offerOf, readItem, sendPicture } from '../testing/helpers'
import { addListing } from './listing'
import { changeOffer } from './own-items'

const market = useMarket()
const tan = sellerOf(users.tan)
const ALL = { status: null, category: null, stock: null, demand: null, sort: 'newest', words: '' } as const

/** An item in two sizes, at RM 89 and RM 95. */
const addSizes = () => {
  const typed = {
    values0: 'S, M',
    'v0-0': 'S',
    'price-0': '89',
    'stock-0': '3',
    'v0-1': 'M',
    'price-1': '95',
    'stock-1': '4',
  }
  const sent = {
    listing: listingInput(market),
    options: parseOptions(typed, false),
    pictures: [],
    kept: [sendPicture(market)],
  }
  return addListing(market.ctx, kampung, sent, 'active')
}

describe('two tabs', () => {
  it('never overwrite each other’s price', async () => {
    const id = await addItem(market)
    const offer = await offerOf(market, id)
    await changeOffer(market.ctx, kampung, { ...offer, price: sen(1_300) })
    const late = changeOffer(market.ctx, kampung, { ...offer, price: sen(1_100) })
    expect(await refusalOf(late)).toBe('PRICE_CHANGED')
    expect(await readItem(market, id)).toMatchObject({ price: 1_300 })
    expect(market.value('select price_sen from item_variants where item_id = ?', id)).toBe(1_300)
  })

  it('never overwrite a stock that was sold from', async () => {
    const id = await addItem(market)
    const offer = await offerOf(market, id)
    market.run('update item_variants set stock = stock - 1 where item_id = ?', id)
    expect(await refusalOf(changeOffer(market.ctx, kampung, { ...offer, stock: 9 }))).toBe('STOCK_CHANGED')
    await changeOffer(market.ctx, kampung, { ...offer, seenStock: 4, stock: 9 })
    expect(await readItem(market, id)).toMatchObject({ stock: 9 })
    market.run("update items set status = 'sold_out' where id = ?", id)
    await changeOffer(market.ctx, kampung, await offerOf(market, id, { stock: 2 }))
    expect(await readItem(market, id)).toMatchObject({ stock: 2, status: 'active' })
  })

  it('write nothing when one of two values was changed meanwhile', async () => {
    const id = await addItem(market)
    const offer = await offerOf(market, id, { price: sen(2_000), stock: 9 })
    market.run('update item_variants set stock = stock - 1 where item_id = ?', id)
    const before = readAll(market)
    expect(await refusalOf(changeOffer(market.ctx, kampung, offer))).toBe('STOCK_CHANGED')
    expect(readAll(market)).toEqual(before)
  })

  it('may change a price while pieces are sold: the stock nobody touched stays as sales left it', async () => {
    const id = await addItem(market)
    const offer = await offerOf(market, id, { price: sen(2_000) })
    market.run('update item_variants set stock = stock - 1 where item_id = ?', id)
    await changeOffer(market.ctx, kampung, offer)
    expect(await readItem(market, id)).toMatchObject({ price: 2_000, stock: 4 })
  })
})

describe('a variant', () => {
  it('has a price of its own; its item costs the lowest of them', async () => {
    const id = await addSizes()
    const [, medium] = (await readItem(market, id)).variants
    const offer = await offerOf(market, id, { price: sen(9_900) })
    await changeOffer(market.ctx, kampung, offer)
    expect(await readItem(market, id)).toMatchObject({ price: 9_500 })
    const cheaper = { variantId: medium?.id ?? '', seenPrice: sen(9_500), price: sen(100) }
    const seen = { stock: 4, seenStock: 4 }
    await changeOffer(market.ctx, kampung, { ...offer, ...cheaper, ...seen })
    expect(await readItem(market, id)).toMatchObject({ price: 100, stock: 7 })
  })

  it('is no other item’s, and needs a price', async () => {
    const [id, other] = [await addItem(market), await addItem(market)]
    const { variantId } = await offerOf(market, other)
    const stray = await offerOf(market, id, { variantId, price: sen(1) })
    expect(await refusalOf(changeOffer(market.ctx, kampung, stray))).toBe('NOT_FOUND')
    const free = await offerOf(market, id, { price: sen(0) })
    expect(await refusalOf(changeOffer(market.ctx, kampung, free))).toBe('VALIDATION')
  })
})

describe('what is not allowed', () => {
  it('is changing another seller’s item, one that staff removed, or an auction', async () => {
    const id = await addItem(market)
    const offer = await offerOf(market, id, { price: sen(1), stock: 0 })
    const before = readAll(market)
    expect(await refusalOf(changeOffer(market.ctx, tan, offer))).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
    market.run("update items set status = 'removed' where id = ?", id)
    expect(await refusalOf(changeOffer(market.ctx, kampung, offer))).toBe('ITEM_NOT_CHANGEABLE')
    const auctioneer = market.value<string>('select seller_id from items where id = ?', items.auction.id)
    const auction = sellerOf({ ...users.tan, id: auctioneer })
    const bid = { ...offer, itemId: items.auction.id }
    expect(await refusalOf(changeOffer(market.ctx, auction, bid))).toBe('ITEM_NOT_CHANGEABLE')
  })
})

describe('the list of one’s items', () => {
  const titles = async (filter: Partial<Parameters<typeof ownItemsPage>[2]>, seller = kampung) =>
    (await ownItemsPage(market.ctx, seller, { ...ALL, words: 'wajik', ...filter }, null)).items.map(
      ({ title }) => title,
    )

  it('comes page by page, the newest first, by state and by words', async () => {
    for (let n = 0; n < 23; n++)
      await addItem(market, { title: `Wajik number ${n}` }, n === 7 ? 'draft' : 'active')
    const seen: string[] = []
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const page = await ownItemsPage(market.ctx, kampung, { ...ALL, words: 'number wajik' }, cursor)
      seen.push(...page.items.map(({ title }) => title))
      cursor = page.next
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => `Wajik number ${22 - n}`))
    expect(await titles({ status: 'draft' })).toEqual(['Wajik number 7'])
    expect(await titles({ words: '%' })).toEqual([])
    expect(await titles({ words: '' }, tan)).not.toContain('Wajik number 1')
    expect(await refusalOf(ownItemsPage(market.ctx, kampung, ALL, 'nonsense'))).toBe('NOT_FOUND')
  })

  it('goes on, and back, where a page of the same price ended', async () => {
    for (let n = 0; n < 45; n++)
      await addItem(market, { title: `Wajik ${n}`, price: n % 3 === 0 ? '5' : '6' })
    const wanted = { ...ALL, words: 'wajik', sort: 'cheapest' } as const
    const first = await ownItemsPage(market.ctx, kampung, wanted, null)
    const second = await ownItemsPage(market.ctx, kampung, wanted, first.next)
    const third = await ownItemsPage(market.ctx, kampung, wanted, second.next)
    const pages = [first, second, third].map(({ items: page }) => page)
    const prices = pages.flat().map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45)
    expect(third.next).toBeNull()
    expect((await ownItemsPage(market.ctx, kampung, wanted, third.previous)).items).toEqual(second.items)
  })

  it('is sorted and narrowed by category, stock, sales and number', async () => {
    await addItem(market, { title: 'Wajik lapis', stock: '0', sku: 'KL-1' })
    await addItem(market, { title: 'Wajik talam', stock: '3', category: 'beverage' })
    await addItem(market, { title: 'Wajik bahulu', stock: '50', price: '2' })
    market.run("update items set sold_count = 9 where title = 'Wajik talam'")
    expect(await titles({ stock: 'low', sort: 'scarce' })).toEqual(['Wajik lapis', 'Wajik talam'])
    expect(await titles({ stock: 'out' })).toEqual(['Wajik lapis'])
    expect(await titles({ category: 'beverage' })).toEqual(['Wajik talam'])
    expect(await titles({ sort: 'cheapest' })).toEqual(['Wajik bahulu', 'Wajik lapis', 'Wajik talam'])
    expect((await titles({ sort: 'bestSelling' }))[0]).toBe('Wajik talam')
    expect((await titles({ sort: 'oldest' }))[0]).toBe('Wajik lapis')
    expect(await titles({ words: 'KL-1' })).toEqual(['Wajik lapis'])
    market.run("update items set shipping_method = 'Appointment' where title like 'Wajik%'")
    expect(await titles({ stock: 'low' }), 'services with a date left').toEqual(['Wajik lapis'])
  })
})
