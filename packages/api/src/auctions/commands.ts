import { type AuctionView, findAuction, findOwnMaximum, insertBid, saveBidding, type Tx } from '@pasar/db'
import { type BidInput, DomainError, HIGHEST_BID, placeBid, type Sen } from '@pasar/domain'
import { type Buyer, isOfSeller, requireVerified } from '../access/actors'
import type { Context } from '../platform/context'
import { mustConfirmCard } from './internal/card'
import { notifyWatchers, writeOfAuction } from './internal/notify'
import { rootsOfAuction } from './internal/roots'

/** What a bidder is shown at once. */
export interface BidAnswer {
  isLeading: boolean
  price: Sen
  maximum: Sen
  /** Milliseconds since the epoch. */
  endsAt: number
}

function requireOpen(auction: AuctionView | null, bidder: Buyer): AuctionView {
  if (auction === null || auction.status === 'draft' || auction.status === 'removed')
    throw new DomainError('NOT_FOUND')
  if (auction.state !== 'running') throw new DomainError('AUCTION_ENDED')
  if (auction.status !== 'active') throw new DomainError('ITEM_UNAVAILABLE')
  // Staff who bid for their seller would raise the price for everybody else.
  if (isOfSeller(bidder, auction.sellerId)) throw new DomainError('OWN_ITEM')
  if (auction.stock <= 0) throw new DomainError('AUCTION_TAKEN')
  return auction
}

/** One bid within the transaction: those that come at the same time are one after the other there. */
async function bidWithin(
  tx: Tx,
  ctx: Context,
  bidder: Buyer,
  { itemId, maximum }: BidInput,
): Promise<BidAnswer> {
  const now = ctx.now()
  const before = requireOpen(await findAuction(tx, itemId), bidder)
  if (await mustConfirmCard(tx, bidder.id, now)) throw new DomainError('CARD_NEEDED')
  const ownMaximum = await findOwnMaximum(tx, itemId, bidder.id)
  const stated = { bidderId: bidder.id, maximum, ownMaximum }
  const { auction, isSeen, outbidId } = placeBid(before, stated, now)
  const isLeading = auction.leader?.bidderId === bidder.id
  const isSame = !isSeen && auction.leader?.maximum === before.leader?.maximum
  if (!isSame) {
    await insertBid(tx, { itemId, bidderId: bidder.id, maximum, isSeen, now })
    await saveBidding(tx, auction)
  }
  if (isSeen) notifyWatchers(tx, ctx, isLeading ? { ...auction, leaderName: bidder.name } : auction)
  if (outbidId !== null)
    await writeOfAuction(tx, ctx, 'outbid', auction, {
      userId: outbidId,
      to: 'item',
      amount: auction.price,
      until: auction.endsAt,
      event: `${auction.bidCount}`,
    })
  return { isLeading, price: auction.price, maximum, endsAt: auction.endsAt }
}

/**
 * Bids on an auction: the price rises only as far as needed. One's own last maximum again changes nothing.
 * @throws DomainError NOT_FOUND, AUCTION_ENDED, AUCTION_TAKEN (somebody buys it at once), ITEM_UNAVAILABLE, OWN_ITEM,
 * BID_TOO_LOW (details.least), BID_TOO_HIGH, BID_BELOW_OWN, CARD_NEEDED, EMAIL_UNVERIFIED, TOO_MANY_REQUESTS
 */
export async function bid(ctx: Context, bidder: Buyer, input: BidInput): Promise<BidAnswer> {
  requireVerified(bidder)
  if (input.maximum > HIGHEST_BID) throw new DomainError('BID_TOO_HIGH')
  await ctx.limits.take('bid', bidder.id)
  return ctx.transact(rootsOfAuction(input.itemId), (tx) => bidWithin(tx, ctx, bidder, input))
}
