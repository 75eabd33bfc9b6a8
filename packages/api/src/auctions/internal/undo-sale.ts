import {
  type AuctionView,
  endOffers,
  findAuction,
  findLastOffer,
  setAuctionEnd,
  setAuctionPrice,
  type Tx,
} from '@pasar/db'
import type { TransitionActor } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { end, endUndecided, passOn } from './offer'

/** One that was bought at once ended with that, and costs its start price again: nobody has bid. */
async function endAtOnce(tx: Tx, ctx: Context, auction: AuctionView): Promise<AuctionView> {
  const ended = { ...auction, price: auction.startPrice, endsAt: Math.min(auction.endsAt, ctx.now()) }
  await setAuctionPrice(tx, auction.itemId, ended.price)
  await setAuctionEnd(tx, auction.itemId, ended.endsAt)
  return ended
}

/**
 * What an auction sold, and was paid for, goes back before it was sent: the auction is unsold, whether the clock had seen the
 * sale or not. Where its buyer cancelled, it goes on as after a winner who did not buy: to the second bidder, or listed once
 * more, as its seller has chosen. Where it was not sent, its seller decides what becomes of it. It counts as no unpaid win:
 * it was paid for, and buyers may cancel until it is sent.
 */
export async function undoSale(tx: Tx, ctx: Context, itemId: string, actor: TransitionActor): Promise<void> {
  const auction = await findAuction(tx, itemId)
  if (auction === null || auction.state === 'unsold') return
  const last = await findLastOffer(tx, itemId)
  // Bids are refused while a piece is taken.
  if (last === null && auction.leader !== null) return
  await endOffers(tx, itemId, ctx.now())
  const ended = last === null ? await endAtOnce(tx, ctx, auction) : auction
  if (actor !== 'buyer' || auction.status === 'removed')
    await endUndecided(tx, ctx, ended, { isSaid: actor !== 'seller' })
  else if (last === null) await end(tx, ctx, ended, 'unsold')
  else await passOn(tx, ctx, ended, last)
}
