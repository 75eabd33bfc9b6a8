import { type BidInput, days, offerSchema, searchSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { bid } from '../auctions/commands'
import { addToCart } from '../cart/commands'
import { cartOf } from '../cart/reads'
import { searchItems } from '../catalogue/reads/search'
import { placeOrder } from '../checkout/commands/place-order'
import { removeItem, restoreItem } from '../moderation/commands/items'
import { fieldOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { changeOffer, moveItem } from '../selling/commands/own-items'
import { asAdmin, asSeller } from '../testing'
import {
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  makeBuyers,
  orderForm,
  placeAll,
  refusalOf,
  stockOf,
  stores,
  useMarket,
  users,
  variantOf,
} from '../testing/helpers'
import { addToWishlist } from '../wishlist/commands'
import { wishlistOf } from '../wishlist/reads'
import { changeStore } from './commands'
import { settleHolidays } from './jobs'
import { ownStore } from './reads'

const market = useMarket()
const { kopi, lowStock } = items
const store = stores.kampung
const seller = asSeller(store.seller)
const admin = asAdmin(users.admin)
const AT_HOME = { holidayUntil: null, holidayItems: 'sell' } as const

const dayIn = (count: number) =>
  new Date(market.ctx.now() + days(count) + 8 * 3_600_000).toISOString().slice(0, 10)
const statusOf = ({ id }: { id: string }) => market.value<string>('select status from items where id = ?', id)
const statuses = () => market.rows('select id, status from items where store_id = ? order by id', store.id)
const settle = () => settleHolidays(market.ctx)

async function change(
  over: { holidayUntil: string | null; holidayItems: 'sell' | 'hide' },
  { id, seller: owner }: { id: string; seller: typeof store.seller } = store,
) {
  const { version, ...texts } = await ownStore(market.ctx, asSeller(owner), id)
  await changeStore(market.ctx, asSeller(owner), id, version, { ...texts, ...over })
}
const hide = (of?: typeof store) => change({ holidayUntil: dayIn(3), holidayItems: 'hide' }, of)

async function isFound(): Promise<boolean> {
  const { items: found } = await searchItems(market.ctx, searchSchema.parse({ q: kopi.title }))
  return found.some(({ id }) => id === kopi.id)
}

describe('a store that hides its items while it is on holiday', () => {
  let before: unknown
  beforeEach(() => {
    before = statuses()
  })

  it('sells none of them from that moment, and all of them again on that day', async () => {
    await fillCart(market, buyer, [kopi, 1])
    await addToWishlist(market.ctx, buyer, lowStock.id)
    await hide()
    const wanted = { itemId: kopi.id, variantId: variantOf(kopi), quantity: 1 }
    expect(statusOf(kopi)).toBe('active')
    const { body } = await askRest(market, buyer, 'GET', `/items/${kopi.id}`)
    expect(fieldOf(body, 'item')).toMatchObject({
      isForSale: false,
      quantity: 0,
      variants: [{ quantity: 0 }],
    })
    const wishes = await askRest(market, buyer, 'GET', '/wishlist')
    expect(fieldOf(wishes.body, 'wishlist')).toMatchObject([{ itemId: lowStock.id, isForSale: false }])
    expect(await refusalOf(addToCart(market.ctx, buyer, wanted))).toBe('ITEM_UNAVAILABLE')
    await settle()
    expect([statusOf(kopi), await isFound()]).toEqual(['paused', false])
    const cart = await cartOf(market.ctx, buyer)
    expect(cart).toMatchObject({ items: [], notices: [{ kind: 'gone', variantId: variantOf(kopi) }] })
    const wish = (await wishlistOf(market.ctx, buyer)).find(({ id }) => id === lowStock.id)
    expect(wish?.status).toBe('paused')

    market.wait(days(2))
    await settle()
    expect(statusOf(kopi)).toBe('paused')
    market.wait(days(1))
    await settle()
    expect(statuses()).toEqual(before)
    expect(await isFound()).toBe(true)
    expect((await cartOf(market.ctx, buyer)).items).toHaveLength(1)
    expect(await ownStore(market.ctx, seller, store.id)).toMatchObject(AT_HOME)
    // Nothing became cheaper or came back into stock.
    expect(market.value('select max(is_back) from wish_news where item_id = ?', lowStock.id)).not.toBe(1)
  })

  it('takes no order that a page offered just before', async () => {
    const many = makeBuyers(market, 10)
    for (const who of many) await fillCart(market, who, [kopi, 1])
    const forms = await Promise.all(many.map((who) => orderForm(market, who)))
    const stock = stockOf(market, variantOf(kopi))
    await hide()
    const placed = await Promise.all(many.map((who, at) => placeOrder(market.ctx, who, forms[at] ?? never())))
    expect(placed.every(({ ok }) => !ok)).toBe(true)
    expect(stockOf(market, variantOf(kopi))).toBe(stock)
  })

  it('takes whole orders or none while its seller leaves', async () => {
    const many = makeBuyers(market, 10)
    for (const who of many) await fillCart(market, who, [kopi, 1])
    const stock = stockOf(market, variantOf(kopi))
    const [first, , second] = await Promise.all([
      placeAll(market, many.slice(0, 5)),
      hide(),
      placeAll(market, many.slice(5)),
    ])
    const taken = [...first, ...second].filter(({ ok }) => ok).length
    expect(stockOf(market, variantOf(kopi))).toBe(stock - taken)
    await expectSumsToMatch(market)
  })

  it('hides what goes on sale meanwhile, too, and says so to who puts it there', async () => {
    await hide()
    await settle()
    expect(await refusalOf(moveItem(market.ctx, seller, kopi.id, 'activate'))).toBe('ITEM_ON_HOLIDAY')
    market.run("update items set status = 'sold_out' where id = ?", lowStock.id)
    market.run('update item_variants set stock = 0 where item_id = ?', lowStock.id)
    const price = '8.90'
    const offer = { itemId: lowStock.id, variantId: variantOf(lowStock), price, stock: '4', seenStock: '0' }
    await changeOffer(market.ctx, seller, offerSchema.parse({ ...offer, seenPrice: '8.90' }))
    await settle()
    expect(statusOf(lowStock)).toBe('paused')
  })

  it('ends at once when its seller says so, and pieces that come back of what was sold out are for sale', async () => {
    await hide()
    await settle()
    market.run('update item_variants set stock = 0 where item_id = ?', lowStock.id)
    await change(AT_HOME)
    await settle()
    expect([statusOf(kopi), statusOf(lowStock)]).toEqual(['active', 'active'])
    market.run('update item_variants set stock = 1 where item_id = ?', lowStock.id)
    await fillCart(market, buyer, [lowStock, 1])
  })

  it('leaves with staff what they removed; once restored, it is for sale', async () => {
    await hide()
    await settle()
    await removeItem(market.ctx, admin, kopi.id, { reason: 'other', note: 'Asked for papers' })
    await change(AT_HOME)
    await settle()
    expect(statusOf(kopi)).toBe('removed')
    await restoreItem(market.ctx, admin, kopi.id, { note: '' })
    expect(statusOf(kopi)).toBe('active')
  })

  it('hides nothing of other stores: what moves to one is for sale there', async () => {
    await hide()
    await settle()
    market.run('update items set store_id = ? where id = ?', stores.gaya.id, kopi.id)
    await settle()
    expect([statusOf(kopi), statusOf(lowStock), statusOf(items.bulky)]).toEqual([
      'active',
      'paused',
      'active',
    ])
  })

  it('goes on where an earlier run was killed', async () => {
    await hide()
    const killed = new AbortController()
    killed.abort()
    await settleHolidays(market.ctx, killed.signal)
    await settle()
    expect(market.value('select count(*) from holiday_checks')).toBe(0)
    await change(AT_HOME)
    await settleHolidays(market.ctx, killed.signal)
    await settle()
    expect(statuses()).toEqual(before)
  })
})

it('what is paused by hand stays paused after a holiday', async () => {
  await moveItem(market.ctx, seller, kopi.id, 'pause')
  await hide()
  await settle()
  market.wait(days(4))
  await settle()
  expect([statusOf(kopi), statusOf(lowStock)]).toEqual(['paused', 'active'])
})

it('auctions of a store that hides its items go on', async () => {
  await hide(stores.crafts)
  await settle()
  expect([statusOf(items.auction), statusOf(items.noPicture)]).toEqual(['active', 'paused'])
  const offer = { itemId: items.auction.id, maximum: 4_000_000 } as BidInput
  expect(await bid(market.ctx, buyer, offer)).toBeTruthy()
})

it('a holiday that hides nothing ends by itself as well', async () => {
  await change({ holidayUntil: dayIn(1), holidayItems: 'sell' })
  await settle()
  expect(statusOf(kopi)).toBe('active')
  market.wait(days(1))
  await settle()
  expect((await ownStore(market.ctx, seller, store.id)).holidayUntil).toBeNull()
})

function never(): never {
  throw new Error('There is a form for each')
}
