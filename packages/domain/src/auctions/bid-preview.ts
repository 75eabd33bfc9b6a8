import { addSen, maxSen, minSen, type Sen } from '../kernel/money'
import { type Bidding, bidIncrement, HIGHEST_BID, isReserveMet, placeBid } from './auctions'

/** A bid in the example of an auction. */
export interface PreviewBid {
  /** 1, 2 or 3. */
  bidder: number
  maximum: Sen
  /** After the bid. */
  price: Sen
  /** Who leads after it. */
  leader: number
  isReserveMet: boolean
}

/** A price so many increments higher. */
function climb(price: Sen, steps: number): Sen {
  let high = price
  for (let step = 0; step < steps; step++) high = addSen(high, bidIncrement(high))
  return minSen(high, HIGHEST_BID)
}

/**
 * How an auction with these terms may go: three bidders outbid each other by the market's own rule, and the last
 * maximum is above the reserve.
 */
export function previewBidding(startPrice: Sen, reserve: Sen | null): PreviewBid[] {
  const goal = maxSen(climb(startPrice, 12), climb(reserve ?? startPrice, 3))
  const maximums: readonly (readonly [bidder: number, maximum: Sen])[] = [
    [1, climb(startPrice, 2)],
    [2, climb(startPrice, 6)],
    [1, climb(startPrice, 9)],
    [3, goal],
  ]
  let auction: Bidding = {
    startPrice,
    reserve,
    price: startPrice,
    bidCount: 0,
    leader: null,
    firstEndsAt: 1,
    endsAt: 1,
  }
  const bids: PreviewBid[] = []
  for (const [bidder, maximum] of maximums) {
    // At the highest price there is nothing left to outbid.
    if (auction.leader !== null && maximum < addSen(auction.price, bidIncrement(auction.price))) break
    auction = placeBid(auction, { bidderId: String(bidder), maximum }, 0).auction
    bids.push({
      bidder,
      maximum,
      price: auction.price,
      leader: Number(auction.leader?.bidderId ?? bidder),
      isReserveMet: isReserveMet(auction),
    })
  }
  return bids
}
