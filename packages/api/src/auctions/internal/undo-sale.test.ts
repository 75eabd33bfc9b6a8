import { migrate } from '@pasar/db'
import { days, hours, ROLE, sen, WINDOWS } from '@pasar/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { cancelParcel, cancelSale } from '../../orders/commands/cancel-parcel'
import { refundByStaff, refundSale } from '../../orders/commands/refund-sale'
import { moveDueParcels } from '../../orders/jobs'
import { kampung } from '../../reviews/testing/helpers'
import { offerToSecond, relistAuction } from '../../selling/commands/auctions'
import { relistUnsold } from '../../selling/jobs/relists'
import { ownAuctionsPage } from '../../selling/reads/auctions'
import { addAuction, readAuction } from '../../selling/testing/auctions'
import { asAdmin, asSeller, asStaff } from '../../testing'
import {
  buyer,
  deliver,
  expectSumsToMatch,
  makeWebhook,
  newbuyer,
  type Order,
  parcelsOf,
  place,
  refusalOf,
  ship,
  useMarket,
  users,
} from '../../testing/helpers'
import { bid } from '../commands'
import { moveDueAuctions } from '../jobs'
import { auctionOnItem } from '../reads/auctions'
import { ownBidsPage } from '../reads/own'
import { noticesOf } from '../testing/helpers'

const market = useMarket()
afterEach(() => expectSumsToMatch(market))

const countWins = () => market.value('select count(*) from unpaid_wins')
const shown = async () => (await ownAuctionsPage(market.ctx, kampung, 'ended', null)).auctions[0]
const statusOf = async (who: typeof buyer) => (await ownBidsPage(market.ctx, who, null)).bids[0]?.status

async function pay(itemId: string, who = buyer): Promise<Order> {
  const variantId = market.value<string>('select id from item_variants where item_id = ?', itemId)
  const order = await place(market, who, { source: { type: 'item', variantId, quantity: 1 } })
  await deliver(market, makeWebhook(market, order))
  return order
}

const parcelOf = (order: Order): string => parcelsOf(market, order)[0]?.id ?? ''
const cancel = (order: Order, who = buyer) => cancelParcel(market.ctx, who, parcelOf(order))

/** The buyer wins for RM 20.50 against the RM 20.00 of the new buyer, and pays. */
async function sell(itemId: string, isSeen = true): Promise<Order> {
  await bid(market.ctx, newbuyer, { itemId, maximum: sen(2_000) })
  await bid(market.ctx, buyer, { itemId, maximum: sen(4_000) })
  market.wait(days(3))
  await moveDueAuctions(market.ctx)
  const order = await pay(itemId)
  if (isSeen) await moveDueAuctions(market.ctx)
  expect(readAuction(market, itemId)).toMatchObject({ state: isSeen ? 'sold' : 'offered', stock: 0 })
  return order
}

/** Whether the clock has seen the sale when it goes back. */
const BOTH = [
  ['after the clock has seen the sale', true],
  ['before the clock has seen the sale', false],
] as const

describe.each(BOTH)('a winner who pays and cancels, %s,', (_when, isSeen) => {
  it('leaves it to the second bidder, and does not count as one who has not paid', async () => {
    const itemId = await addAuction(market)
    const order = await sell(itemId, isSeen)
    await cancel(order)
    expect(readAuction(market, itemId)).toMatchObject({ state: 'offered', price: 2_000, stock: 1 })
    expect(noticesOf(market, kampung)).toEqual(['auctionSold', 'auctionUnpaid'])
    expect(noticesOf(market, newbuyer)).toContain('auctionOffered')
    expect([await statusOf(buyer), await statusOf(newbuyer)]).toEqual(['cancelled', 'open'])
    expect([await moveDueAuctions(market.ctx), countWins()]).toEqual([0, 0])
    await pay(itemId, newbuyer)
    await moveDueAuctions(market.ctx)
    expect(readAuction(market, itemId)).toMatchObject({ state: 'sold', stock: 0 })
    const orderedFor = async (who: typeof buyer) =>
      (await auctionOnItem(market.ctx, itemId, who))?.mine.orderedFor
    expect([await orderedFor(buyer), await orderedFor(newbuyer)]).toEqual([null, 2_000])
  })

  it('leaves it to nobody who may not buy any more', async () => {
    const sold: [string, Order][] = []
    for (const secondOffer of ['auto', 'ask'] as const) {
      const itemId = await addAuction(market, { secondOffer })
      sold.push([itemId, await sell(itemId, isSeen)])
    }
    market.run('update users set role = ? where id = ?', ROLE.SELLER, newbuyer.id)
    for (const [itemId, order] of sold) {
      await cancel(order)
      expect(readAuction(market, itemId)).toMatchObject({ state: 'unsold', status: 'sold_out' })
      expect(await refusalOf(offerToSecond(market.ctx, kampung, itemId))).toBe('AUCTION_NO_SECOND')
    }
    const { auctions } = await ownAuctionsPage(market.ctx, kampung, 'ended', null)
    expect(auctions.some(({ hasSecond }) => hasSecond)).toBe(false)
    expect(noticesOf(market, newbuyer)).not.toContain('auctionOffered')
  })

  it('leaves it to the seller, where they want to decide', async () => {
    const offered = await addAuction(market, { secondOffer: 'ask' })
    await cancel(await sell(offered, isSeen))
    expect(readAuction(market, offered)).toMatchObject({ state: 'unsold', status: 'sold_out', stock: 1 })
    expect(await shown()).toMatchObject({ itemId: offered, isCancelled: true, hasSecond: true })
    await offerToSecond(market.ctx, kampung, offered)
    expect(readAuction(market, offered)).toMatchObject({ state: 'offered', price: 2_000 })
    const relisted = await addAuction(market, { secondOffer: 'ask' })
    await cancel(await sell(relisted, isSeen))
    const again = await relistAuction(market.ctx, kampung, relisted)
    expect(readAuction(market, again)).toMatchObject({ state: 'running', stock: 1 })
    expect(await refusalOf(offerToSecond(market.ctx, kampung, relisted))).toBe('AUCTION_NO_SECOND')
  })

  it('has it listed once more without a second bidder, if its seller wished so', async () => {
    const itemId = await addAuction(market, { isRelisted: true })
    await bid(market.ctx, buyer, { itemId, maximum: sen(4_000) })
    market.wait(days(3))
    await moveDueAuctions(market.ctx)
    const order = await pay(itemId)
    if (isSeen) await moveDueAuctions(market.ctx)
    await cancel(order)
    expect(readAuction(market, itemId)).toMatchObject({ state: 'unsold', relist: 'due' })
    expect(noticesOf(market, kampung)).toEqual(['auctionSold', 'auctionUnsold'])
    expect([await moveDueAuctions(market.ctx), await relistUnsold(market.ctx)]).toEqual([0, 1])
  })

  it('ends an auction that they bought at once', async () => {
    const itemId = await addAuction(market, { buyNow: sen(9_000), isRelisted: true })
    market.wait(hours(1))
    const order = await pay(itemId)
    if (isSeen) await moveDueAuctions(market.ctx)
    market.wait(isSeen ? days(1) : 0)
    await cancel(order)
    const endedAt = market.ctx.now() - (isSeen ? days(1) : 0)
    expect(readAuction(market, itemId)).toMatchObject({
      ...{ state: 'unsold', status: 'sold_out', stock: 1 },
      ...{ price: 1_000, variantPrice: 1_000, ends_at: endedAt },
    })
    expect([await moveDueAuctions(market.ctx), await relistUnsold(market.ctx)]).toEqual([0, 1])
  })
})

it('a second bidder who pays and cancels leaves it unsold', async () => {
  const itemId = await addAuction(market, { isRelisted: true })
  await cancel(await sell(itemId))
  await cancel(await pay(itemId, newbuyer), newbuyer)
  expect(readAuction(market, itemId)).toMatchObject({ state: 'unsold', price: 2_000, relist: 'due' })
  expect(await refusalOf(offerToSecond(market.ctx, kampung, itemId))).toBe('AUCTION_NO_SECOND')
  expect(await relistUnsold(market.ctx)).toBe(1)
})

describe('a sale that was cancelled before that undid it', () => {
  /** As it was then: the money and the piece went back, and the auction stayed sold. */
  async function cancelledBefore(itemId: string, order: Order): Promise<void> {
    const was = readAuction(market, itemId)
    await cancel(order)
    const price = was?.price ?? 0
    market.run(
      "update auctions set state = 'sold', due_at = null, relist = 'wished' where item_id = ?",
      itemId,
    )
    market.run('delete from auction_offers where item_id = ? and rank = 2', itemId)
    market.run('update item_variants set price_sen = ? where item_id = ?', price, itemId)
    market.run('update items set price_sen = ? where id = ?', price, itemId)
    market.run('delete from notifications')
  }
  const lookBack = () => {
    market.run("delete from migrations where name = '0225-cancelled-auctions'")
    migrate(market.services.database, market.ctx.now())
    return moveDueAuctions(market.ctx)
  }

  it('is undone once, and its seller decides', async () => {
    const itemId = await addAuction(market, { isRelisted: true })
    await cancelledBefore(itemId, await sell(itemId))
    const kept = await addAuction(market)
    await sell(kept)
    market.run('delete from notifications')
    expect(await lookBack()).toBe(1)
    expect(readAuction(market, itemId)).toMatchObject({ state: 'unsold', relist: 'wished', price: 2_050 })
    expect(readAuction(market, kept)).toMatchObject({ state: 'sold', stock: 0 })
    expect(noticesOf(market, kampung)).toEqual(['auctionUnsold'])
    expect([await lookBack(), await moveDueAuctions(market.ctx)]).toEqual([0, 0])
    await offerToSecond(market.ctx, kampung, itemId)
    await pay(itemId, newbuyer)
  })

  it('costs its start price again where it was bought at once', async () => {
    const itemId = await addAuction(market, { buyNow: sen(9_000) })
    const order = await pay(itemId)
    await moveDueAuctions(market.ctx)
    await cancelledBefore(itemId, order)
    expect(await lookBack()).toBe(1)
    expect(readAuction(market, itemId)).toMatchObject({
      ...{ state: 'unsold', status: 'sold_out', stock: 1 },
      ...{ price: 1_000, variantPrice: 1_000 },
    })
    await relistAuction(market.ctx, kampung, itemId)
  })
})

const WAYS: readonly [who: string, undo: (order: Order) => Promise<unknown>, news: readonly string[]][] = [
  ['its seller', (order) => cancelSale(market.ctx, kampung, parcelOf(order), 'Broken'), []],
  [
    'the clock',
    () => {
      market.wait(WINDOWS.ship + days(1))
      return moveDueParcels(market.ctx)
    },
    ['auctionUnsold'],
  ],
  [
    'staff',
    (order) => {
      const lineId = market.value<string>('select id from order_lines where order_id = ?', order.orderId)
      const portions = [{ lineId, quantity: 1 }]
      const input = { parcelId: parcelOf(order), portions, reason: 'Fraud', seen: 0 }
      return refundByStaff(market.ctx, asAdmin(users.admin), order.orderId, input)
    },
    ['auctionUnsold'],
  ],
]

describe.each(WAYS)('a sale that %s cancels', (_who, undo, news) => {
  it.each(BOTH)('leaves the seller to decide, %s', async (_when, isSeen) => {
    const itemId = await addAuction(market, { isRelisted: true })
    const order = await sell(itemId, isSeen)
    await undo(order)
    expect(readAuction(market, itemId)).toMatchObject({ state: 'unsold', relist: 'wished', stock: 1 })
    expect(noticesOf(market, kampung)).toEqual(['auctionSold', ...news])
    expect([await moveDueAuctions(market.ctx), await relistUnsold(market.ctx)]).toEqual([0, 0])
    expect([await statusOf(buyer), countWins()]).toEqual(['cancelled', 0])
    await offerToSecond(market.ctx, kampung, itemId)
    await pay(itemId, newbuyer)
  })
})

describe('an auction that was refunded after it was sent', () => {
  it('stays sold, and is listed once more where its seller wishes so', async () => {
    const itemId = await addAuction(market)
    const order = await sell(itemId)
    const [parcel] = parcelsOf(market, order)
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    expect(await refusalOf(relistAuction(market.ctx, kampung, itemId))).toBe('AUCTION_NOT_UNSOLD')
    const lineId = market.value<string>('select id from order_lines where parcel_id = ?', parcel.id)
    await refundSale(market.ctx, asSeller(kampung), {
      parcelId: parcel.id,
      portions: [{ lineId, quantity: 1 }],
      reason: 'It came back',
      seen: 0,
    })
    expect(await shown()).toMatchObject({ state: 'sold', isRefunded: true, relistedAs: null })
    const fresh = await relistAuction(market.ctx, kampung, itemId)
    expect(readAuction(market, fresh)).toMatchObject({ state: 'running', bids: 0, stock: 1 })
    expect(readAuction(market, itemId)).toMatchObject({ state: 'sold', relisted_as: fresh })
    expect(await refusalOf(relistAuction(market.ctx, kampung, itemId))).toBe('AUCTION_NOT_UNSOLD')
    const slug = market.value<string>('select slug from items where id = ?', fresh)
    expect((await auctionOnItem(market.ctx, itemId, null))?.relistedSlug).toBe(slug)
  })
})

it('who works for the seller of an auction is shown it as the seller is', async () => {
  const itemId = await addAuction(market)
  const staff = asStaff(users.buyer, {
    sellerId: kampung.id,
    sellerName: kampung.name,
    permissions: ['ship'],
  })
  expect((await auctionOnItem(market.ctx, itemId, staff))?.mine.isSeller).toBe(true)
  expect((await auctionOnItem(market.ctx, itemId, buyer))?.mine.isSeller).toBe(false)
})
