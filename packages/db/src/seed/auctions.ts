import { type AuctionState, type Bidding, ENDING_SOON, placeBid, type Sen } from '@pasar/domain'
import type { SeedWriter } from './writer'

export interface SeedBid {
  bidderId: string
  maximum: Sen
  isSeen: boolean
  at: number
}

/** An auction and the bids it has had. */
export interface SeedAuction extends Bidding {
  state: AuctionState
  buyNow: Sen | null
  bids: readonly SeedBid[]
  /** To whom it was offered after its end. */
  offer: { bidderId: string; price: Sen; madeAt: number; expiresAt: number } | null
}

/** An auction without bids. */
export const openAuction = (
  startPrice: Sen,
  endsAt: number,
  { reserve = null, buyNow = null }: { reserve?: Sen | null; buyNow?: Sen | null } = {},
): SeedAuction => ({
  state: 'running',
  startPrice,
  reserve,
  buyNow,
  price: startPrice,
  bidCount: 0,
  leader: null,
  firstEndsAt: endsAt,
  endsAt,
  bids: [],
  offer: null,
})

/** The auction with one bid more, as the market itself would take it. @throws DomainError as `placeBid` does */
export function addBid(auction: SeedAuction, bidderId: string, maximum: Sen, at: number): SeedAuction {
  const { auction: after, isSeen } = placeBid(auction, { bidderId, maximum }, at)
  return { ...after, bids: [...auction.bids, { bidderId, maximum, isSeen, at }] }
}

/** Writes an auction, its bids and its offer; the price and the end are columns of the item. */
export function writeAuction(writer: SeedWriter, itemId: string, auction: SeedAuction): void {
  const { state, leader, endsAt, offer } = auction
  const isRunning = state === 'running'
  writer.insert('auctions', {
    item_id: itemId,
    state,
    start_sen: auction.startPrice,
    reserve_sen: auction.reserve,
    buy_now_sen: auction.buyNow,
    first_ends_at: auction.firstEndsAt,
    due_at: isRunning ? endsAt : state === 'offered' ? (offer?.expiresAt ?? null) : null,
    remind_at: isRunning ? endsAt - ENDING_SOON : null,
    bid_count: auction.bidCount,
    leader_id: leader?.bidderId ?? null,
    leader_max_sen: leader?.maximum ?? null,
  })
  for (const { bidderId, maximum, isSeen, at } of auction.bids)
    writer.insert('bids', {
      item_id: itemId,
      bidder_id: bidderId,
      maximum_sen: maximum,
      is_seen: isSeen ? 1 : 0,
      placed_at: at,
    })
  if (offer)
    writer.insert('auction_offers', {
      item_id: itemId,
      rank: 1,
      bidder_id: offer.bidderId,
      price_sen: offer.price,
      made_at: offer.madeAt,
      expires_at: offer.expiresAt,
    })
}
