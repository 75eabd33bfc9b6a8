import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/errors'
import { type Sen, sen } from '../kernel/money'
import { days, minutes } from '../kernel/time'
import { type Bidding, bidIncrement, EXTENSION, isReserveMet, leastBid, maskName, placeBid } from './auctions'

const END = days(3)
const begin = (changes: Partial<Bidding> = {}): Bidding => ({
  startPrice: sen(1_000),
  reserve: null,
  price: sen(1_000),
  bidCount: 0,
  leader: null,
  firstEndsAt: END,
  endsAt: END,
  ...changes,
})

/** Bids one after the other, early on; refused ones change nothing. */
function run(auction: Bidding, bids: readonly (readonly [string, number])[], now = 0): Bidding {
  let state = auction
  for (const [bidderId, maximum] of bids) {
    try {
      state = placeBid(state, { bidderId, maximum: sen(maximum) }, now).auction
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return state
}

const refusal = (auction: Bidding, bidderId: string, maximum: number, now = 0) => {
  try {
    placeBid(auction, { bidderId, maximum: sen(maximum) }, now)
  } catch (error) {
    if (error instanceof DomainError) return [error.code, error.details]
    throw error
  }
  return null
}

describe('bidIncrement', () => {
  it.each([
    [0, 5],
    [99, 5],
    [100, 25],
    [499, 25],
    [500, 50],
    [2_499, 50],
    [2_500, 100],
    [9_999, 100],
    [10_000, 250],
    [24_999, 250],
    [25_000, 500],
    [50_000, 1_000],
    [100_000, 2_500],
    [250_000, 5_000],
    [499_999, 5_000],
    [500_000, 10_000],
    [90_000_000, 10_000],
  ])('of %i sen is %i', (price, increment) => {
    expect(bidIncrement(sen(price))).toBe(increment)
  })
})

describe('placeBid', () => {
  it('begins at the start price, whatever the first maximum is', () => {
    const after = run(begin(), [['ann', 50_000]])
    expect(after).toMatchObject({ price: 1_000, bidCount: 1, leader: { bidderId: 'ann', maximum: 50_000 } })
    expect(leastBid(after)).toBe(1_050)
  })

  it('rises to the second maximum and one increment', () => {
    const after = run(begin(), [
      ['ann', 5_000],
      ['ben', 3_000],
    ])
    expect(after).toMatchObject({ price: 3_100, leader: { bidderId: 'ann' } })
    expect(run(after, [['cat', 9_000]])).toMatchObject({ price: 5_100, leader: { bidderId: 'cat' } })
  })

  it('never above the leader’s maximum', () => {
    const after = run(begin(), [
      ['ann', 5_000],
      ['ben', 4_980],
    ])
    expect(after).toMatchObject({ price: 5_000, leader: { bidderId: 'ann' } })
    expect(run(after, [['cat', 5_100]])).toMatchObject({ price: 5_100, leader: { bidderId: 'cat' } })
  })

  it('lets the earlier of two equal maxima lead', () => {
    const bids = Array.from({ length: 50 }, (_, at) => [`bidder-${at}`, 5_000] as const)
    expect(run(begin(), bids)).toMatchObject({ price: 5_000, bidCount: 2, leader: { bidderId: 'bidder-0' } })
  })

  it('is silent when the leader raises, and refuses to go down', () => {
    const before = run(begin(), [['ann', 5_000]])
    const raised = placeBid(before, { bidderId: 'ann', maximum: sen(8_000) }, END - 1)
    expect(raised).toMatchObject({ isSeen: false, outbidId: null })
    expect(raised.auction).toEqual({ ...before, leader: { bidderId: 'ann', maximum: 8_000 } })
    expect(placeBid(before, { bidderId: 'ann', maximum: sen(5_000) }, 0).auction).toEqual(before)
    expect(refusal(before, 'ann', 4_000)).toEqual(['BID_BELOW_OWN', {}])
  })

  it('is the same again for who was outbid, too, and nothing but their last maximum is', () => {
    const before = run(begin(), [
      ['ben', 3_000],
      ['ann', 5_000],
    ])
    const again = (maximum: number, ownMaximum: Sen | null, now = 0) =>
      placeBid(before, { bidderId: 'ben', maximum: sen(maximum), ownMaximum }, now)
    expect(again(3_000, sen(3_000))).toEqual({ auction: before, isSeen: false, outbidId: null })
    const codeOf = (bid: () => unknown) => {
      try {
        return bid()
      } catch (error) {
        return error instanceof DomainError ? error.code : error
      }
    }
    expect(codeOf(() => again(2_999, sen(3_000)))).toBe('BID_TOO_LOW')
    expect(codeOf(() => again(3_000, null))).toBe('BID_TOO_LOW')
    expect(codeOf(() => again(3_000, sen(3_000), END))).toBe('AUCTION_ENDED')
  })

  it('says what the least bid is', () => {
    expect(refusal(begin(), 'ann', 999)).toEqual(['BID_TOO_LOW', { least: 'RM 10.00' }])
    expect(refusal(run(begin(), [['ann', 2_000]]), 'ben', 1_049)).toEqual([
      'BID_TOO_LOW',
      { least: 'RM 10.50' },
    ])
  })

  it('lifts the price to a reserve that a leading maximum meets, also by raising', () => {
    const auction = begin({ reserve: sen(4_000) })
    const below = run(auction, [['ann', 3_000]])
    expect(below.price).toBe(1_000)
    expect(isReserveMet(below)).toBe(false)
    expect(run(below, [['ben', 6_000]])).toMatchObject({ price: 4_000, leader: { bidderId: 'ben' } })
    const raised = placeBid(below, { bidderId: 'ann', maximum: sen(4_000) }, 0)
    expect(raised).toMatchObject({ isSeen: true, auction: { price: 4_000, bidCount: 2 } })
    expect(isReserveMet(raised.auction)).toBe(true)
  })

  it('names who was outbid, and nobody when the leader stays', () => {
    const one = run(begin(), [['ann', 2_000]])
    expect(placeBid(one, { bidderId: 'ben', maximum: sen(3_000) }, 0).outbidId).toBe('ann')
    expect(placeBid(one, { bidderId: 'ben', maximum: sen(1_500) }, 0).outbidId).toBeNull()
  })

  it('is in at the last millisecond and out at the end', () => {
    expect(refusal(begin(), 'ann', 1_000, END - 1)).toBeNull()
    expect(refusal(begin(), 'ann', 1_000, END)).toEqual(['AUCTION_ENDED', {}])
  })

  it('moves the end for a price that changes in the last five minutes, an hour at most', () => {
    const led = run(begin(), [['ann', 1_000_000]])
    const bid = (auction: Bidding, now: number, maximum: number) =>
      placeBid(auction, { bidderId: 'ben', maximum: sen(maximum) }, now).auction
    expect(bid(led, END - minutes(5) - 1, 2_000).endsAt).toBe(END)
    expect(bid(led, END - minutes(5), 2_000).endsAt).toBe(END)
    expect(bid(led, END - minutes(1), 2_000).endsAt).toBe(END + minutes(4))
    let late = led
    for (let at = 1; at <= 40; at++) late = bid(late, late.endsAt - 1, 2_000 * at)
    expect(late.endsAt).toBe(END + EXTENSION.atMost)
  })

  it('holds for any bids', () => {
    const bid = fc.tuple(fc.constantFrom('ann', 'ben', 'cat', 'dan'), fc.integer({ min: 1, max: 200_000 }))
    const reserve = fc.option(fc.integer({ min: 1_000, max: 150_000 }))
    fc.assert(
      fc.property(fc.array(bid, { maxLength: 25 }), reserve, (bids, least) => {
        let auction = begin({ reserve: least as Sen | null })
        const maxima = new Map<string, number>()
        // The leader's maximum at the last bid that was not their own raise, which is silent.
        let cap = 0
        for (const one of bids) {
          const before = auction
          auction = run(before, [one])
          expect(auction.price).toBeGreaterThanOrEqual(before.price)
          expect(auction.bidCount).toBeGreaterThanOrEqual(before.bidCount)
          if (auction.bidCount > before.bidCount && before.leader?.bidderId !== one[0])
            cap = auction.leader?.maximum ?? 0
          if (auction.bidCount > before.bidCount || auction.leader !== before.leader)
            maxima.set(one[0], Math.max(maxima.get(one[0]) ?? 0, one[1]))
        }
        const { leader, price } = auction
        if (leader === null) {
          expect(price).toBe(1_000)
          return
        }
        const others = [...maxima].filter(([name]) => name !== leader.bidderId).map(([, most]) => most)
        const second = Math.max(0, ...others)
        expect(leader.maximum).toBeGreaterThanOrEqual(second)
        expect(price).toBeLessThanOrEqual(leader.maximum)
        // Nobody pays more than one increment above the second, the start price or a reserve that is met.
        const due = second === 0 ? 1_000 : second + bidIncrement(sen(second))
        const isMet = least !== null && leader.maximum >= least
        expect(price).toBe(Math.max(Math.min(due, cap), isMet ? least : 0))
      }),
    )
  })
})

describe('maskName', () => {
  it.each([
    ['Nur Aisyah', 'N•••h'],
    ['陈美玲', '陈•••玲'],
    ['Li', 'L•••'],
    ['', '•••'],
    ['👩‍🍳 Mak Jah 🎉', '👩‍🍳•••🎉'],
  ])('of %s is %s', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})
