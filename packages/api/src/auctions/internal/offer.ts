import {
  type AuctionView,
  closeAuctionItem,
  type Db,
  findAuctionChoices,
  findSecondBidder,
  insertOffer,
  makeRelistDue,
  type OfferView,
  setAuctionPrice,
  type Tx,
  tryMoveAuction,
} from '@pasar/db'
import { type Sen, WINDOWS } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { notifyAuction, notifyWatchers, writeOfAuction } from './notify'

/** The second bidder and what they would pay, if they may still buy and their maximum meets the reserve; else null. */
export async function findSecond(
  db: Db,
  { itemId, reserve }: AuctionView,
  winnerId: string,
): Promise<{ bidderId: string; price: Sen } | null> {
  const second = await findSecondBidder(db, itemId, winnerId)
  if (second === null || (reserve !== null && second.maximum < reserve)) return null
  return { bidderId: second.bidderId, price: second.maximum }
}

/** Offers it to a bidder at a price: they alone may buy it, until then. */
export async function offer(
  tx: Tx,
  ctx: Context,
  auction: AuctionView,
  { rank, bidderId, price }: { rank: 1 | 2; bidderId: string; price: Sen },
): Promise<boolean> {
  const now = ctx.now()
  const expiresAt = now + WINDOWS.auctionCheckout
  if (!(await tryMoveAuction(tx, auction.itemId, auction.state, 'offered', expiresAt))) return false
  await insertOffer(tx, auction.itemId, { rank, bidderId, price, expiresAt, now })
  await setAuctionPrice(tx, auction.itemId, price)
  await closeAuctionItem(tx, auction.itemId)
  await writeOfAuction(tx, ctx, rank === 1 ? 'auctionWon' : 'auctionOffered', auction, {
    userId: bidderId,
    to: 'checkout',
    amount: price,
    until: expiresAt,
    event: `${rank}`,
  })
  notifyWatchers(tx, ctx, { ...auction, price, state: 'offered' })
  return true
}

async function close(tx: Tx, ctx: Context, auction: AuctionView, to: 'sold' | 'unsold'): Promise<boolean> {
  if (!(await tryMoveAuction(tx, auction.itemId, auction.state, to, null))) return false
  await closeAuctionItem(tx, auction.itemId)
  notifyWatchers(tx, ctx, { ...auction, state: to })
  return true
}

/** It is over; unsold it is listed once more, if its seller wished so. */
export async function end(
  tx: Tx,
  ctx: Context,
  auction: AuctionView,
  to: 'sold' | 'unsold',
): Promise<boolean> {
  if (!(await close(tx, ctx, auction, to))) return false
  if (to === 'sold') return true
  await notifySeller(tx, ctx, 'auctionUnsold', auction, auction.price)
  await makeRelistDue(tx, auction.itemId)
  return true
}

/**
 * Unsold for now: its seller chooses whether it is offered to the second bidder or listed once more.
 * @param isSaid whether the seller is notified
 */
export async function endUndecided(
  tx: Tx,
  ctx: Context,
  auction: AuctionView,
  { isSaid = true } = {},
): Promise<boolean> {
  if (!(await close(tx, ctx, auction, 'unsold'))) return false
  if (isSaid) await notifySeller(tx, ctx, 'auctionUnsold', auction, auction.price)
  return true
}

/** Unsold until its seller has decided whether the second bidder is offered it. */
async function askSeller(tx: Tx, ctx: Context, auction: AuctionView, amount: Sen): Promise<boolean> {
  if (!(await close(tx, ctx, auction, 'unsold'))) return false
  const news = { userId: auction.sellerId, to: 'ended', amount, until: ctx.now() } as const
  await writeOfAuction(tx, ctx, 'auctionUndecided', auction, { ...news, event: '1' })
  return true
}

/**
 * To whom it was offered last does not have it: the second bidder gets an offer at their maximum, once; after that it is
 * over. Where the seller chooses whether the second gets it, it is over until they do.
 */
export async function passOn(tx: Tx, ctx: Context, auction: AuctionView, last: OfferView): Promise<boolean> {
  const second = last.rank === 1 ? await findSecond(tx, auction, last.bidderId) : null
  if (second === null) return end(tx, ctx, auction, 'unsold')
  if ((await findAuctionChoices(tx, auction.itemId))?.secondOffer === 'ask')
    return askSeller(tx, ctx, auction, second.price)
  if (!(await offer(tx, ctx, auction, { rank: 2, ...second }))) return false
  await notifySeller(tx, ctx, 'auctionUnpaid', auction, second.price)
  return true
}

/** Notifies the seller of the result of an auction. */
export const notifySeller = (
  tx: Tx,
  ctx: Context,
  kind: 'auctionSold' | 'auctionUnsold' | 'auctionUnpaid',
  auction: AuctionView,
  amount: Sen,
): Promise<void> =>
  notifyAuction(tx, ctx, kind, auction, { userId: auction.sellerId, to: 'sales', amount, until: ctx.now() })
