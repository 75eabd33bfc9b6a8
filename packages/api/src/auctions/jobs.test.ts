import { hours, minutes } from '@pasar/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { deletionHurdles } from '../accounts/commands/delete-account'
import { checkoutPage } from '../checkout/reads'
import { expireOrders } from '../orders/commands/close'
import {
  buyer,
  deliver,
  expectSumsToMatch,
  makeBuyers,
  makeWebhook,
  newbuyer,
  place,
  readAll,
  refusalOf,
  stockOf,
  useMarket,
} from '../testing/helpers'
import { addToWishlist } from '../wishlist/commands'
import { moveDueAuctions } from './jobs'
import { auctionOnItem } from './reads/auctions'
import {
  A_DAY,
  auctionRow,
  bidOn,
  endsIn,
  KERIS,
  mailsTo,
  noticesOf,
  variantId,
  WON,
} from './testing/helpers'

const market = useMarket()
afterEach(() => expectSumsToMatch(market))
const CHECKOUT = hours(48)

/** The buyer leads with RM 500.00, the new buyer is second with RM 300.00; then the auction ends. */
async function endWithTwo(): Promise<void> {
  endsIn(market, A_DAY)
  await bidOn(market, newbuyer, 300)
  await bidOn(market, buyer, 500)
  market.wait(A_DAY)
  expect(await moveDueAuctions(market.ctx)).toBe(1)
}

const canBuy = async (who: typeof buyer): Promise<boolean> => {
  const { quote } = await checkoutPage(market.ctx, who, WON, null)
  return quote.parcels.length > 0
}

describe('the end of an auction', () => {
  it('gives the leader 48 hours to buy it at the price, and nobody else', async () => {
    await endWithTwo()
    expect(auctionRow(market)).toMatchObject({ state: 'offered', price: 30_500, status: 'sold_out' })
    expect([await canBuy(buyer), await canBuy(newbuyer)]).toEqual([true, false])
    const shown = await auctionOnItem(market.ctx, KERIS.id, buyer)
    expect(shown?.mine.offer).toEqual({
      price: 30_500,
      expiresAt: market.ctx.now() + CHECKOUT,
      isSecond: false,
    })
    expect((await auctionOnItem(market.ctx, KERIS.id, newbuyer))?.mine.offer).toBeNull()
    expect(noticesOf(market, buyer)).toEqual(['auctionWon'])
    expect(mailsTo(market, buyer)).toEqual(['auctionWon'])
    expect(noticesOf(market, newbuyer)).toEqual(['outbid', 'auctionLost'])
    const sellerId = market.value<string>('select seller_id from items where id = ?', KERIS.id)
    expect(noticesOf(market, { id: sellerId })).toEqual(['auctionSold'])
  })

  it('comes once, however often the clock looks', async () => {
    endsIn(market, A_DAY)
    await bidOn(market, buyer, 500)
    market.wait(A_DAY)
    const moved = await Promise.all(Array.from({ length: 8 }, () => moveDueAuctions(market.ctx)))
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1)
    const before = readAll(market)
    expect(await moveDueAuctions(market.ctx)).toBe(0)
    expect(readAll(market)).toEqual(before)
  })

  it('that did not reach the database comes again with the next look', async () => {
    endsIn(market, A_DAY)
    await bidOn(market, buyer, 500)
    market.wait(A_DAY)
    const before = readAll(market)
    const dying: typeof market.ctx = {
      ...market.ctx,
      transact: (roots, work) =>
        market.ctx.transact(roots, async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
      log: { ...market.ctx.log, error: () => {} } as typeof market.ctx.log,
    }
    expect(await moveDueAuctions(dying)).toBe(0)
    expect(readAll(market)).toEqual(before)
    expect(await moveDueAuctions(market.ctx)).toBe(1)
    expect(market.value('select count(*) from auction_offers')).toBe(1)
  })

  it('without a bid, or below the reserve, sells nothing', async () => {
    market.run('update auctions set reserve_sen = 90000 where item_id = ?', KERIS.id)
    endsIn(market, A_DAY)
    await bidOn(market, buyer, 500)
    market.wait(A_DAY)
    await moveDueAuctions(market.ctx)
    expect(auctionRow(market)).toMatchObject({ state: 'unsold', status: 'sold_out' })
    expect(await canBuy(buyer)).toBe(false)
    expect(noticesOf(market, buyer)).toEqual(['auctionNotMet'])
  })

  it('is announced an hour before to bidders and watchers, once', async () => {
    endsIn(market, A_DAY)
    await bidOn(market, buyer, 500)
    await addToWishlist(market.ctx, newbuyer, KERIS.id)
    market.wait(A_DAY - hours(1) - 1)
    await moveDueAuctions(market.ctx)
    expect(noticesOf(market, buyer)).toEqual([])
    market.wait(1)
    await moveDueAuctions(market.ctx)
    await moveDueAuctions(market.ctx)
    expect([noticesOf(market, buyer), noticesOf(market, newbuyer)]).toEqual([
      ['auctionEnding'],
      ['auctionEnding'],
    ])
  })
})

describe('the winner', () => {
  it('buys it for the price, once; then it is sold', async () => {
    await endWithTwo()
    const order = await place(market, buyer, { source: WON })
    expect(market.value('select items_sen from orders where id = ?', order.orderId)).toBe(30_500)
    expect(stockOf(market, variantId)).toBe(0)
    const shown = await auctionOnItem(market.ctx, KERIS.id, buyer)
    expect(shown?.mine).toMatchObject({ offer: null, orderedFor: 30_500 })
    await deliver(market, makeWebhook(market, order))
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    expect(auctionRow(market).state).toBe('sold')
    expect((await auctionOnItem(market.ctx, KERIS.id, buyer))?.mine.orderedFor).toBe(30_500)
    expect((await auctionOnItem(market.ctx, KERIS.id, newbuyer))?.mine.orderedFor).toBeNull()
    expect(market.value('select count(*) from auction_offers')).toBe(1)
    await expectSumsToMatch(market)
  })

  it('who orders and does not pay keeps the offer while it lasts', async () => {
    await endWithTwo()
    await place(market, buyer, { source: WON })
    market.wait(minutes(30))
    await expireOrders(market.ctx)
    expect(await canBuy(buyer)).toBe(true)
    market.wait(CHECKOUT - minutes(30) - 1)
    expect(await canBuy(buyer)).toBe(true)
  })

  it('whose order still waits when the time is up is not passed over', async () => {
    await endWithTwo()
    market.wait(CHECKOUT - minutes(1))
    const order = await place(market, buyer, { source: WON })
    market.wait(minutes(2))
    expect(await moveDueAuctions(market.ctx)).toBe(0)
    expect(auctionRow(market).state).toBe('offered')
    await deliver(market, makeWebhook(market, order))
    market.wait(minutes(2))
    await moveDueAuctions(market.ctx)
    expect(auctionRow(market).state).toBe('sold')
  })

  it('cannot leave before, nor who leads', async () => {
    endsIn(market, A_DAY)
    await bidOn(market, buyer, 500)
    expect(await deletionHurdles(market.ctx, buyer)).toContain('ACCOUNT_HAS_BIDS')
    market.wait(A_DAY)
    await moveDueAuctions(market.ctx)
    expect(await deletionHurdles(market.ctx, buyer)).toContain('ACCOUNT_HAS_BIDS')
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    expect(await deletionHurdles(market.ctx, buyer)).not.toContain('ACCOUNT_HAS_BIDS')
  })
})

describe('the second bidder', () => {
  it('is offered it once, at their maximum; then it is over', async () => {
    await endWithTwo()
    market.wait(CHECKOUT)
    expect(await moveDueAuctions(market.ctx)).toBe(1)
    expect(auctionRow(market)).toMatchObject({ state: 'offered', price: 30_000 })
    expect([await canBuy(buyer), await canBuy(newbuyer)]).toEqual([false, true])
    expect(noticesOf(market, newbuyer)).toContain('auctionOffered')
    expect(noticesOf(market, buyer)).toEqual(['auctionWon', 'auctionMissed'])
    expect(mailsTo(market, buyer)).toEqual(['auctionWon', 'auctionMissed'])
    const shown = await auctionOnItem(market.ctx, KERIS.id, newbuyer)
    expect(shown?.mine.offer).toMatchObject({ price: 30_000, isSecond: true })
    // What was bid stays what was bid, whatever it is offered for now.
    expect(shown?.bids.map(({ amount }) => amount)).toEqual([30_500, 30_000])
    expect(mailsTo(market, newbuyer)).toContain('auctionOffered')
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    expect(auctionRow(market).state).toBe('unsold')
    expect(await canBuy(newbuyer)).toBe(false)
  })

  it('buys it at their maximum', async () => {
    await endWithTwo()
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    const order = await place(market, newbuyer, { source: WON })
    expect(market.value('select items_sen from orders where id = ?', order.orderId)).toBe(30_000)
  })

  it('is nobody when there was one bidder, and whoever may not buy any more is left out', async () => {
    const [third] = makeBuyers(market, 1)
    if (!third) throw new Error('No third')
    endsIn(market, A_DAY)
    await bidOn(market, third, 280)
    await bidOn(market, newbuyer, 300)
    await bidOn(market, buyer, 500)
    market.wait(A_DAY)
    await moveDueAuctions(market.ctx)
    market.run("update users set status = 'suspended' where id = ?", newbuyer.id)
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    expect(market.value('select bidder_id from auction_offers where rank = 2')).toBe(third.id)
    expect(auctionRow(market).price).toBe(28_000)
  })

  it('is offered nothing where the seller wants to decide, who is asked to', async () => {
    market.run("update auctions set second_offer = 'ask' where item_id = ?", KERIS.id)
    await endWithTwo()
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    expect(auctionRow(market).state).toBe('unsold')
    const seller = { id: market.value<string>('select seller_id from items where id = ?', KERIS.id) }
    expect(noticesOf(market, seller)).toEqual(['auctionSold', 'auctionUndecided'])
    expect(mailsTo(market, seller)).toEqual(['auctionUndecided'])
    const [news] = market.rows<{ link: string; data: string }>(
      "select link, data from notifications where kind = 'auctionUndecided'",
    )
    expect([news?.link, JSON.parse(news?.data ?? '').amount]).toEqual([
      '/my-products/auctions?list=ended',
      30_000,
    ])
  })

  it('gets nothing below the reserve', async () => {
    market.run('update auctions set reserve_sen = 40000 where item_id = ?', KERIS.id)
    await endWithTwo()
    expect(auctionRow(market).price).toBe(40_000)
    market.wait(CHECKOUT)
    await moveDueAuctions(market.ctx)
    expect(auctionRow(market).state).toBe('unsold')
    expect(await refusalOf(bidOn(market, newbuyer, 600))).toBe('AUCTION_ENDED')
  })
})
