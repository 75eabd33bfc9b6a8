import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { fieldOf, rowsOf, textOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { ADDRESS, buyer, newbuyer, useMarket } from '../testing/helpers'
import { moveDueAuctions } from './jobs'
import { bidOn, endsIn, KERIS, variantId } from './testing/helpers'

const market = useMarket()
type Who = typeof buyer | null
const get = (path: string, who: Who = buyer) => askRest(market, who, 'GET', path)
const bidFor = (who: Who, maximum: unknown) =>
  askRest(market, who, 'POST', `/items/${KERIS.id}/bids`, { maximum })
const order = (who: Who, key: string) =>
  askRest(market, who, 'POST', '/orders', { items: [{ itemId: KERIS.id }], address: ADDRESS }, key)

async function end(): Promise<void> {
  endsIn(market, minutes(1))
  market.wait(minutes(1))
  await moveDueAuctions(market.ctx)
}

describe('an app bids', () => {
  it('in ringgit, and is told how it stands', async () => {
    expect((await bidFor(buyer, 300)).body).toMatchObject({
      bid: { isLeading: true, price: 250, maximum: 300 },
    })
    const outbid = await bidFor(newbuyer, 280)
    expect(outbid).toMatchObject({ status: 201, body: { bid: { isLeading: false } } })
    expect(await bidFor(newbuyer, 280)).toEqual(outbid)
    const { body } = await get(`/items/${KERIS.id}/auction`)
    expect(fieldOf(body, 'auction')).toMatchObject({
      state: 'running',
      isOpen: true,
      bidCount: 2,
      buyNow: null,
      mine: { isLeading: true, maximum: 300, offer: null },
    })
    expect(fieldOf((await get(`/items/${KERIS.id}/auction`, null)).body, 'auction.mine.maximum')).toBeNull()
    expect(rowsOf((await get('/auctions/mine')).body, 'bids')).toMatchObject([
      { itemId: KERIS.id, variantId, status: 'leading', maximum: 300, offer: null },
    ])
  })

  it.each([
    [1, 'BID_TOO_LOW'],
    [1e300, 'BID_TOO_HIGH'],
    [300.001, 'VALIDATION'],
    ['300', 'VALIDATION'],
    [-5, 'VALIDATION'],
  ])('%j is refused with %s', async (maximum, code) => {
    expect(fieldOf((await bidFor(buyer, maximum)).body, 'code')).toBe(code)
    expect(market.value('select count(*) from bids where item_id = ?', KERIS.id)).toBe(0)
  })

  it('only as a buyer, and on auctions', async () => {
    expect((await bidFor(null, 300)).status).toBe(401)
    expect((await askRest(market, buyer, 'POST', '/items/none/bids', { maximum: 300 })).status).toBe(404)
    expect((await get('/items/none/auction')).status).toBe(404)
  })
})

describe('an app orders', () => {
  it('what its member has won, at the price of the offer, and nobody else does', async () => {
    await bidOn(market, buyer, 400)
    await bidOn(market, newbuyer, 300)
    await end()
    expect(rowsOf((await get('/auctions/won')).body, 'won')).toMatchObject([
      { itemId: KERIS.id, status: 'open', offer: { price: 305 } },
    ])
    expect(rowsOf((await get('/auctions/won', newbuyer)).body, 'won')).toEqual([])
    expect(fieldOf((await order(newbuyer, 'key-of-loser')).body, 'code')).toBe('ITEM_UNAVAILABLE')
    const asked = { items: [{ itemId: KERIS.id, quantity: 2 }], country: 'MY' }
    const quote = await askRest(market, buyer, 'POST', '/checkout/quote', asked)
    expect(fieldOf(quote.body, 'quote.itemsTotal')).toBe(305)
    const placed = await order(buyer, 'key-of-winner')
    expect([placed.status, fieldOf(placed.body, 'order.itemsTotal')]).toEqual([201, 305])
    expect(rowsOf((await get('/auctions/mine')).body, 'bids')).toMatchObject([
      { status: 'ordered', orderId: textOf(placed.body, 'order._id') },
    ])
  })

  it('at once what nobody has bid on, for the price of that', async () => {
    market.run('update auctions set buy_now_sen = 60000 where item_id = ?', KERIS.id)
    expect(fieldOf((await get(`/items/${KERIS.id}/auction`)).body, 'auction.buyNow')).toBe(600)
    const placed = await order(buyer, 'key-at-once')
    expect([placed.status, fieldOf(placed.body, 'order.itemsTotal')]).toEqual([201, 600])
    expect(fieldOf((await bidFor(newbuyer, 700)).body, 'code')).toBe('AUCTION_TAKEN')
  })
})
