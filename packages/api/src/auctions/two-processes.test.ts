import { hours, sen } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openServices, type Services } from '../platform/services'
import {
  buyer,
  expectSumsToMatch,
  makeBuyers,
  newbuyer,
  readAll,
  refusalOf,
  useMarket,
} from '../testing/helpers'
import { bid } from './commands'
import { moveDueAuctions } from './jobs'
import { addAuctions } from './testing/add-auctions'
import { A_DAY, auctionRow, bidOn, endsIn, noticesOf } from './testing/helpers'

const market = useMarket()
/** Another process on the same folder, with the same clock. */
let other: Services
beforeEach(() => {
  other = openServices(market.ctx.config, { now: () => market.ctx.now() })
})
afterEach(async () => {
  await expectSumsToMatch(market)
  await other.close()
})

/** Both look at once, each twice. */
async function moveBoth(): Promise<number> {
  const contexts = [market.ctx, other.context, market.ctx, other.context]
  const moved = await Promise.all(contexts.map(moveDueAuctions))
  return moved.reduce((sum, count) => sum + count, 0)
}

const offers = () => market.rows('select item_id, rank, bidder_id, price_sen from auction_offers')

describe('two processes on one folder', () => {
  it('end, offer, offer again and close each auction once', async () => {
    const AUCTIONS = 12
    const end = market.ctx.now() + A_DAY
    const auctions = await addAuctions(market.ctx.config.dataDir, Array<number>(AUCTIONS).fill(end))
    const [first, second] = makeBuyers(market, 2)
    if (!first || !second) throw new Error('no buyers')
    for (const { itemId } of auctions) {
      await bid(market.ctx, first, { itemId, maximum: sen(30_000) })
      await bid(other.context, second, { itemId, maximum: sen(40_000) })
    }
    market.wait(A_DAY)
    expect(await moveBoth()).toBe(AUCTIONS)
    expect([await moveBoth(), offers().length]).toEqual([0, AUCTIONS])
    market.wait(hours(48))
    expect(await moveBoth()).toBe(AUCTIONS)
    expect([await moveBoth(), offers().length]).toEqual([0, 2 * AUCTIONS])
    market.wait(hours(48))
    expect(await moveBoth()).toBe(AUCTIONS)
    expect([await moveBoth(), offers().length]).toEqual([0, 2 * AUCTIONS])
    const times = (kind: string) => market.value('select count(*) from notifications where kind = ?', kind)
    const steps = [
      'auctionWon',
      'auctionSold',
      'auctionLost',
      'auctionOffered',
      'auctionUnpaid',
      'auctionUnsold',
    ]
    expect(steps.map(times)).toEqual(steps.map(() => AUCTIONS))
  })

  it('take bids in turn: of equal ones the earliest leads', async () => {
    const many = makeBuyers(market, 20)
    const [{ itemId } = { itemId: '' }] = await addAuctions(market.ctx.config.dataDir, [
      market.ctx.now() + A_DAY,
    ])
    const contexts = [market.ctx, other.context]
    const answers = await Promise.allSettled(
      many.map((who, at) => bid(contexts[at % 2] ?? market.ctx, who, { itemId, maximum: sen(40_000) })),
    )
    const leading = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.isLeading)
    expect(leading).toHaveLength(1)
    const first = market.value<string>('select bidder_id from bids order by seq limit 1')
    expect(market.value('select leader_id from auctions where item_id = ?', itemId)).toBe(first)
  })
})

describe('a clock that is set back', () => {
  async function endWithTwo(): Promise<void> {
    endsIn(market, A_DAY)
    await bidOn(market, newbuyer, 300)
    await bidOn(market, buyer, 500)
    market.wait(A_DAY)
    expect(await moveBoth()).toBe(1)
  }

  it('after the end reopens nothing and takes no bid', async () => {
    await endWithTwo()
    market.wait(-hours(20))
    const ended = readAll(market)
    expect(await moveBoth()).toBe(0)
    expect(await refusalOf(bidOn(market, newbuyer, 900))).toBe('AUCTION_ENDED')
    expect(readAll(market)).toEqual(ended)
    // The time it ends comes once more.
    market.wait(hours(20))
    expect(await moveBoth()).toBe(0)
    expect(readAll(market)).toEqual(ended)
  })

  it('after the second offer makes none again, and the end comes once', async () => {
    await endWithTwo()
    market.wait(hours(48))
    expect(await moveBoth()).toBe(1)
    const both = offers()
    expect(both).toHaveLength(2)
    market.wait(-hours(60))
    expect(await moveBoth()).toBe(0)
    expect(await refusalOf(bidOn(market, newbuyer, 900))).toBe('AUCTION_ENDED')
    market.wait(hours(60))
    expect([await moveBoth(), offers()]).toEqual([0, both])
    market.wait(hours(48))
    expect([await moveBoth(), auctionRow(market).state]).toEqual([1, 'unsold'])
    market.wait(-hours(120))
    expect(await moveBoth()).toBe(0)
    expect([offers(), auctionRow(market).state]).toEqual([both, 'unsold'])
    expect(noticesOf(market, newbuyer)).toEqual(['outbid', 'auctionLost', 'auctionOffered'])
  })

  it('while it runs leaves the bids in the order they came in', async () => {
    endsIn(market, A_DAY)
    market.wait(hours(2))
    await bidOn(market, newbuyer, 400)
    market.wait(-hours(1))
    await bidOn(market, buyer, 400)
    expect(auctionRow(market)).toMatchObject({ price: 40_000, bid_count: 2, leader_id: newbuyer.id })
    market.wait(A_DAY)
    expect(await moveBoth()).toBe(1)
    expect(offers()).toMatchObject([{ rank: 1, bidder_id: newbuyer.id, price_sen: 40_000 }])
  })
})
