import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addSen, type Sen, sen } from '../kernel/money'
import { bidIncrement, HIGHEST_BID } from './auctions'
import { previewBidding } from './bid-preview'
import { needsCard, UNPAID_WINS } from './unpaid-wins'

it('shows how three bidders outbid each other by the increments', () => {
  expect(
    previewBidding(sen(1_000), null).map(({ bidder, price, leader }) => [bidder, price, leader]),
  ).toEqual([
    [1, 1_000, 1],
    [2, 1_150, 2],
    [1, 1_350, 1],
    [3, 1_500, 3],
  ])
})

it('lifts the price to a reserve that is met', () => {
  const bids = previewBidding(sen(1_000), sen(9_000))
  expect(bids.map(({ isReserveMet }) => isReserveMet)).toEqual([false, false, false, true])
  expect(bids.at(-1)?.price).toBe(9_000)
})

it('never falls, never passes the maximum of who leads, and ends with the reserve met, whatever the terms', () => {
  const amount = fc.integer({ min: 1, max: HIGHEST_BID })
  fc.assert(
    fc.property(amount, fc.option(amount), (start, above) => {
      const reserve: Sen | null = above === null ? null : sen(Math.max(start, above))
      const bids = previewBidding(sen(start), reserve)
      const maximums = new Map<number, Sen>()
      let before = sen(start)
      for (const { bidder, maximum, price, leader } of bids) {
        maximums.set(bidder, maximum)
        expect(price).toBeGreaterThanOrEqual(before)
        expect(price).toBeLessThanOrEqual(maximums.get(leader) ?? 0)
        expect(maximum).toBeLessThanOrEqual(HIGHEST_BID)
        before = price
      }
      const isRoomLeft = addSen(sen(start), bidIncrement(sen(start))) <= HIGHEST_BID
      if (isRoomLeft) expect(bids.at(-1)?.isReserveMet).toBe(true)
    }),
  )
})

it('asks for a card after two unpaid wins, until one is confirmed after the last of them', () => {
  const { most } = UNPAID_WINS
  expect(needsCard({ unpaid: most - 1, lastUnpaidAt: 5, cardConfirmedAt: null })).toBe(false)
  expect(needsCard({ unpaid: most, lastUnpaidAt: 5, cardConfirmedAt: null })).toBe(true)
  expect(needsCard({ unpaid: most, lastUnpaidAt: 5, cardConfirmedAt: 4 })).toBe(true)
  expect(needsCard({ unpaid: most, lastUnpaidAt: 5, cardConfirmedAt: 5 })).toBe(false)
})
