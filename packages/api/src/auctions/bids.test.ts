import { NO_ROOTS } from '@pasar/db'
import { HIGHEST_BID, minutes, sen } from '@pasar/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { brandMember } from '../access/actors'
import type { AuctionEvent } from '../platform/events'
import { asBuyer, asStaff } from '../testing'
import {
  buyer,
  expectSumsToMatch,
  makeBuyers,
  newbuyer,
  place,
  placeAll,
  readAll,
  refusalOf,
  stockOf,
  useMarket,
  users,
} from '../testing/helpers'
import { bid } from './commands'
import { auctionOnItem, bidsPage } from './reads/auctions'
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

describe('a bid', () => {
  it('leads at the start price; the price rises only as far as needed', async () => {
    expect(await bidOn(market, buyer, 500)).toMatchObject({ isLeading: true, price: 25_000, maximum: 50_000 })
    expect(await bidOn(market, newbuyer, 300)).toMatchObject({ isLeading: false, price: 30_500 })
    expect(auctionRow(market)).toMatchObject({
      price: 30_500,
      bid_count: 2,
      leader_id: buyer.id,
      leader_max_sen: 50_000,
    })
    expect(market.value('select price_sen from item_variants where id = ?', variantId)).toBe(30_500)
  })

  it('notifies the outbid member, in the market and by mail, once each time', async () => {
    await bidOn(market, buyer, 300)
    await bidOn(market, newbuyer, 400)
    await bidOn(market, buyer, 500)
    await bidOn(market, newbuyer, 600)
    expect(noticesOf(market, buyer)).toEqual(['outbid', 'outbid'])
    expect(noticesOf(market, newbuyer)).toEqual(['outbid'])
    expect(mailsTo(market, buyer)).toEqual(['outbid', 'outbid'])
  })

  it('that raises one’s own maximum is seen by nobody', async () => {
    const received: AuctionEvent[] = []
    market.ctx.events.watchAuctions((event) => void received.push(event))
    await bidOn(market, buyer, 300)
    await bidOn(market, buyer, 700)
    await bidOn(market, buyer, 700)
    expect(auctionRow(market)).toMatchObject({ price: 25_000, bid_count: 1, leader_max_sen: 70_000 })
    expect(market.rows('select maximum_sen, is_seen from bids order by seq')).toEqual([
      { maximum_sen: 30_000, is_seen: 1 },
      { maximum_sen: 70_000, is_seen: 0 },
    ])
    expect(received).toEqual([
      expect.objectContaining({ itemId: KERIS.id, price: 250, bids: 1, state: 'running' }),
    ])
    expect(await refusalOf(bidOn(market, buyer, 600))).toBe('BID_BELOW_OWN')
  })

  it('sent again by who does not lead gets the same answer and changes nothing', async () => {
    await bidOn(market, buyer, 500)
    const answer = await bidOn(market, newbuyer, 300)
    const before = readAll(market)
    expect(await bidOn(market, newbuyer, 300)).toEqual(answer)
    expect({ ...readAll(market), rate_limits: [] }).toEqual({ ...before, rate_limits: [] })
    expect(await refusalOf(bidOn(market, newbuyer, 299))).toBe('BID_TOO_LOW')
    expect(await bidOn(market, newbuyer, 600)).toMatchObject({ isLeading: true })
    await bidOn(market, buyer, 700)
    expect(await refusalOf(bidOn(market, newbuyer, 300))).toBe('BID_TOO_LOW')
    expect(await bidOn(market, newbuyer, 600)).toMatchObject({ isLeading: false, price: 61_000 })
  })

  it('sends watchers the price and a masked name', async () => {
    const received: AuctionEvent[] = []
    market.ctx.events.watchAuctions((event) => void received.push(event))
    await bidOn(market, buyer, 300)
    const [{ leader } = { leader: '' }] = received
    expect(leader).toMatch(/^.•••.$/)
    expect(leader).not.toContain(buyer.name)
  })

  it('is sent to whoever began to watch before its commit, too: they read what was before it', async () => {
    const received: AuctionEvent[] = []
    const { events } = market.ctx
    const event: AuctionEvent = {
      itemId: KERIS.id,
      price: 250,
      bids: 1,
      leader: null,
      endsAt: 1,
      state: 'running',
      isTaken: false,
    }
    await market.ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      events.emitToWatchersAfterCommit(tx, event)
      events.watchAuctions((late) => void received.push(late))
    })
    expect(received).toEqual([event])
  })

  it('is refused to the seller, before the email is confirmed, and when it is too low or too high', async () => {
    const before = readAll(market)
    const seller = asBuyer({
      ...users.seller,
      id: market.value('select seller_id from items where id = ?', KERIS.id),
    })
    expect(await refusalOf(bidOn(market, seller, 300))).toBe('OWN_ITEM')
    const ownTime = asStaff(buyer, null, seller.id)
    expect(await refusalOf(bidOn(market, ownTime, 300))).toBe('OWN_ITEM')
    const unverified = brandMember({ ...buyer, isVerified: false }) as typeof buyer
    expect(await refusalOf(bidOn(market, unverified, 300))).toBe('EMAIL_UNVERIFIED')
    expect(await refusalOf(bidOn(market, buyer, 249.99))).toBe('BID_TOO_LOW')
    const over = { itemId: KERIS.id, maximum: sen(HIGHEST_BID + 1) }
    expect(await refusalOf(bid(market.ctx, buyer, over))).toBe('BID_TOO_HIGH')
    expect(await refusalOf(bid(market.ctx, buyer, { itemId: 'itm_none', maximum: sen(30_000) }))).toBe(
      'NOT_FOUND',
    )
    expect({ ...readAll(market), rate_limits: [] }).toEqual({ ...before, rate_limits: [] })
  })

  it('is in at the last millisecond and out at the end', async () => {
    endsIn(market, A_DAY)
    market.wait(A_DAY - 1)
    expect(await bidOn(market, buyer, 300)).toMatchObject({ isLeading: true })
    market.wait(1)
    expect(await refusalOf(bidOn(market, newbuyer, 400))).toBe('AUCTION_ENDED')
  })

  it('late moves the end, on the item and for the clock', async () => {
    endsIn(market, A_DAY)
    const end = market.ctx.now() + A_DAY
    await bidOn(market, buyer, 300)
    market.wait(A_DAY - minutes(1))
    expect(await bidOn(market, newbuyer, 400)).toMatchObject({ endsAt: end + minutes(4) })
    expect(auctionRow(market).ends_at).toBe(end + minutes(4))
    expect(market.value('select due_at from auctions where item_id = ?', KERIS.id)).toBe(end + minutes(4))
  })

  it('is never changed or deleted', async () => {
    await bidOn(market, buyer, 300)
    expect(() => market.run('update bids set maximum_sen = 1')).toThrow('never changed')
    expect(() => market.run('delete from bids')).toThrow('never deleted')
  })
})

describe('at the same time', () => {
  it('of fifty equal bids the earliest leads', async () => {
    const many = makeBuyers(market, 50)
    const answers = await Promise.allSettled(many.map((who) => bidOn(market, who, 400)))
    const leading = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.isLeading)
    expect(leading).toHaveLength(1)
    const [first] = market.rows('select bidder_id from bids order by seq limit 1')
    expect(auctionRow(market)).toMatchObject({ price: 40_000, leader_id: first?.bidder_id })
    expect(market.value('select count(*) from bids')).toBe(auctionRow(market).bid_count)
  })

  it('a purchase at once and a bid: one of them', async () => {
    const many = makeBuyers(market, 4)
    const [shopper, ...bidders] = many
    if (!shopper) throw new Error('No shopper')
    const [placed, ...bids] = await Promise.allSettled([
      placeAll(market, [shopper], { source: WON }),
      ...bidders.map((who) => bidOn(market, who, 400)),
    ])
    const isBought = placed.status === 'fulfilled' && placed.value[0]?.ok === true
    const isBid = bids.some(({ status }) => status === 'fulfilled')
    expect(isBought).not.toBe(isBid)
    expect(stockOf(market, variantId)).toBe(isBought ? 0 : 1)
  })
})

describe('buying at once', () => {
  it('costs the seller’s price, while nobody has bid', async () => {
    const { orderId } = await place(market, buyer, { source: WON })
    expect(market.value('select items_sen from orders where id = ?', orderId)).toBe(60_000)
    expect(await refusalOf(bidOn(market, newbuyer, 300))).toBe('AUCTION_TAKEN')
  })

  it('is over with the first bid', async () => {
    await bidOn(market, newbuyer, 300)
    await expect(place(market, buyer, { source: WON })).rejects.toThrow('Not placed')
  })
})

describe('what readers see', () => {
  it('is never another’s maximum', async () => {
    await bidOn(market, newbuyer, 300)
    await bidOn(market, buyer, 888)
    const seen = JSON.stringify([
      await auctionOnItem(market.ctx, KERIS.id, null),
      await auctionOnItem(market.ctx, KERIS.id, newbuyer),
      (await bidsPage(market.ctx, newbuyer, KERIS.slug, null)).bids,
    ])
    expect(seen).not.toContain('88800')
    const own = await auctionOnItem(market.ctx, KERIS.id, buyer)
    expect(own).toMatchObject({
      price: 30_500,
      least: 31_000,
      buyNow: null,
      mine: { isLeading: true, maximum: 88_800 },
      bids: [
        { amount: 30_500, isMine: true },
        { amount: 30_000, isMine: false },
      ],
    })
  })

  it('shows of a reserve only whether it is met', async () => {
    market.run('update auctions set reserve_sen = 50000 where item_id = ?', KERIS.id)
    await bidOn(market, buyer, 300)
    const below = await auctionOnItem(market.ctx, KERIS.id, newbuyer)
    expect(below?.reserve).toBe('notMet')
    expect(JSON.stringify(below)).not.toContain('50000')
    await bidOn(market, newbuyer, 600)
    expect(await auctionOnItem(market.ctx, KERIS.id, null)).toMatchObject({ reserve: 'met', price: 50_000 })
  })

  it('comes in pages', async () => {
    const many = makeBuyers(market, 30)
    for (const [at, who] of many.entries()) await bidOn(market, who, 300 + at * 10)
    const first = await bidsPage(market.ctx, null, KERIS.slug, null)
    expect(first.bids).toHaveLength(25)
    const second = await bidsPage(market.ctx, null, KERIS.slug, String(first.next))
    expect(second).toMatchObject({ next: null, bids: { length: 5 } })
    expect(await refusalOf(bidsPage(market.ctx, null, KERIS.slug, 'x'))).toBe('NOT_FOUND')
  })
})

describe('with limits', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })

  it('twenty bids a minute are taken', async () => {
    for (let ringgit = 300; ringgit < 320; ringgit++) await bidOn(limited, buyer, ringgit)
    expect(await refusalOf(bidOn(limited, buyer, 400))).toBe('TOO_MANY_REQUESTS')
  })
})
