import { days, sen } from '@pasar/domain'
import { afterEach, expect, it } from 'vitest'
import { cancelRest } from '../../orders/commands/cancel-rest'
import { refundSale } from '../../orders/commands/refund-sale'
import { shipPart } from '../../orders/commands/ship-part'
import { kampung } from '../../reviews/testing/helpers'
import { relistAuction } from '../../selling/commands/auctions'
import { ownAuctionsPage } from '../../selling/reads/auctions'
import { addAuction, readAuction } from '../../selling/testing/auctions'
import {
  buyer,
  deliver,
  expectSumsToMatch,
  items,
  makeWebhook,
  newbuyer,
  parcelsOf,
  place,
  refusalOf,
  ship,
  useMarket,
} from '../../testing/helpers'
import { bid } from '../commands'
import { moveDueAuctions } from '../jobs'
import { auctionOnItem } from '../reads/auctions'
import { ownBidsPage } from '../reads/own'

/** An app buys what was won together with other goods of its seller: one parcel holds both. */

const market = useMarket()
afterEach(() => expectSumsToMatch(market))

const COURIER = { courier: 'Pos Laju', trackingNumber: 'EN123456789MY' } as const

/** Pays for items in one order. @returns its parcel, and the line of an item in it */
async function pay(who: typeof buyer, ...wanted: { itemId: string; quantity: number }[]) {
  const order = await place(market, who, { source: { type: 'items', items: wanted } })
  await deliver(market, makeWebhook(market, order))
  await moveDueAuctions(market.ctx)
  const [parcel, ...others] = parcelsOf(market, order)
  if (!parcel || others.length > 0) throw new Error('More than one parcel')
  const lineOf = (itemId: string) =>
    market.value<string>('select id from order_lines where parcel_id = ? and item_id = ?', parcel.id, itemId)
  return { parcel, lineOf }
}

/** The buyer wins for RM 20.50 against the RM 20.00 of the new buyer, and pays for two packets of coffee, too. */
async function win() {
  const itemId = await addAuction(market)
  await bid(market.ctx, newbuyer, { itemId, maximum: sen(2_000) })
  await bid(market.ctx, buyer, { itemId, maximum: sen(4_000) })
  market.wait(days(3))
  await moveDueAuctions(market.ctx)
  const { parcel, lineOf } = await pay(buyer, { itemId, quantity: 1 }, { itemId: items.kopi.id, quantity: 2 })
  expect(readAuction(market, itemId)).toMatchObject({ state: 'sold', stock: 0 })
  return { itemId, parcel, won: lineOf(itemId), coffee: lineOf(items.kopi.id) }
}

const refund = (parcelId: string, lineId: string) =>
  refundSale(market.ctx, kampung, {
    parcelId,
    portions: [{ lineId, quantity: 1 }],
    reason: 'Broken',
    seen: 0,
  })
const shown = async () => (await ownAuctionsPage(market.ctx, kampung, 'ended', null)).auctions[0]
const orderedFor = async (itemId: string, who: typeof buyer) =>
  (await auctionOnItem(market.ctx, itemId, who))?.mine.orderedFor

it('is unsold when its seller refunds it alone before anything is sent', async () => {
  const { itemId, parcel, won } = await win()
  await refund(parcel.id, won)
  expect(readAuction(market, itemId)).toMatchObject({ state: 'unsold', stock: 1 })
  expect((await ownBidsPage(market.ctx, buyer, null)).bids[0]?.status).toBe('cancelled')
  await relistAuction(market.ctx, kampung, itemId)
})

it('goes to the second bidder when the winner gives up what is still to come', async () => {
  const { itemId, parcel, coffee } = await win()
  const part = { parcelId: parcel.id, portions: [{ lineId: coffee, quantity: 2 }], seen: 0, ...COURIER }
  await shipPart(market.ctx, kampung, part)
  await cancelRest(market.ctx, buyer, parcel.id)
  expect(readAuction(market, itemId)).toMatchObject({ state: 'offered', price: 2_000, stock: 1 })
  await pay(newbuyer, { itemId, quantity: 1 })
  expect(readAuction(market, itemId)).toMatchObject({ state: 'sold', stock: 0 })
  expect([await orderedFor(itemId, buyer), await orderedFor(itemId, newbuyer)]).toEqual([null, 2_000])
  expect(await shown()).toMatchObject({ isRefunded: false })
  expect(await refusalOf(relistAuction(market.ctx, kampung, itemId))).toBe('AUCTION_NOT_UNSOLD')
})

it('stays sold when it is refunded alone after it was sent, and can be listed once more', async () => {
  const { itemId, parcel, won } = await win()
  await ship(market, parcel)
  await refund(parcel.id, won)
  expect(readAuction(market, itemId)).toMatchObject({ state: 'sold', stock: 0 })
  expect(await shown()).toMatchObject({ isRefunded: true })
  await relistAuction(market.ctx, kampung, itemId)
})
