import {
  type AuctionView,
  findAuction,
  findDueAuctions,
  findEndingAuctions,
  findLastOffer,
  hasUnpaidOrder,
  insertUnpaidWin,
  moveAuction,
  type OfferView,
  setAuctionEnd,
  setAuctionPrice,
  type Tx,
  takeEndingReminder,
} from '@pasar/db'
import { isReserveMet, minutes } from '@pasar/domain'
import type { Context } from '../platform/context'
import { countEach } from '../platform/jobs/count-each'
import { notifyFollowers, writeOfAuction } from './internal/notify'
import { end, notifySeller, offer, passOn } from './internal/offer'
import { rootsOfAuction } from './internal/roots'
import { undoSale } from './internal/undo-sale'

/** Moved on in one run, each in a transaction of its own. */
const BATCH = 200
/** While somebody who has ordered it may still pay. */
const LOOK_AGAIN = minutes(1)

/** Bought and paid for: by the one to whom it was offered, or at once, which ends it before its time. */
async function endSold(tx: Tx, ctx: Context, auction: AuctionView): Promise<boolean> {
  const { itemId, state, leader, buyNow } = auction
  if (state !== 'running' || leader !== null || buyNow === null) return end(tx, ctx, auction, 'sold')
  const endsAt = Math.min(auction.endsAt, ctx.now())
  await setAuctionPrice(tx, itemId, buyNow)
  await setAuctionEnd(tx, itemId, endsAt)
  return end(tx, ctx, { ...auction, price: buyNow, endsAt }, 'sold')
}

/** The reserve was not met: bidders and watchers are notified. */
async function endBelowReserve(tx: Tx, ctx: Context, auction: AuctionView): Promise<boolean> {
  if (!(await end(tx, ctx, auction, 'unsold'))) return false
  await notifyFollowers(tx, ctx, 'auctionNotMet', auction, { amount: auction.price, until: auction.endsAt })
  return true
}

/** The time for bids is up: the leader wins if the reserve is met. */
async function closeBidding(tx: Tx, ctx: Context, auction: AuctionView): Promise<boolean> {
  const { leader, price } = auction
  if (leader === null) return end(tx, ctx, auction, 'unsold')
  if (!isReserveMet(auction)) return endBelowReserve(tx, ctx, auction)
  if (!(await offer(tx, ctx, auction, { rank: 1, bidderId: leader.bidderId, price }))) return false
  await notifySeller(tx, ctx, 'auctionSold', auction, price)
  const news = { amount: price, until: auction.endsAt, exceptId: leader.bidderId }
  await notifyFollowers(tx, ctx, 'auctionLost', auction, news)
  return true
}

/** An offer was not taken. A winner who did not buy is counted, and told so. */
async function passOver(tx: Tx, ctx: Context, auction: AuctionView, last: OfferView): Promise<boolean> {
  const { rank, bidderId, price, expiresAt } = last
  if (rank === 1) {
    await insertUnpaidWin(tx, { itemId: auction.itemId, bidderId, now: ctx.now() })
    const news = { userId: bidderId, to: 'item', amount: price, until: expiresAt } as const
    await writeOfAuction(tx, ctx, 'auctionMissed', auction, { ...news, event: '1' })
  }
  return passOn(tx, ctx, auction, last)
}

/**
 * Only the migration that looks for sales which were cancelled before that undid them makes a sold auction due. Nobody was
 * told then, so its seller decides what becomes of it.
 */
async function undoEarlier(tx: Tx, ctx: Context, { itemId, stock }: AuctionView): Promise<boolean> {
  await moveAuction(tx, itemId, 'sold', 'sold', null)
  // Its seller has sold it otherwise meanwhile.
  if (stock <= 0) return false
  await undoSale(tx, ctx, itemId, 'system')
  return true
}

/**
 * Moves on an auction whose time is up. Each step leaves the state it came from, so it is taken once, however
 * often and from however many processes it is tried.
 */
async function moveOn(tx: Tx, ctx: Context, itemId: string): Promise<boolean> {
  const auction = await findAuction(tx, itemId)
  if (auction?.state === 'sold') return undoEarlier(tx, ctx, auction)
  if (auction === null || (auction.state !== 'running' && auction.state !== 'offered')) return false
  if (auction.stock <= 0) {
    if (!(await hasUnpaidOrder(tx, itemId))) return endSold(tx, ctx, auction)
    await moveAuction(tx, itemId, auction.state, auction.state, ctx.now() + LOOK_AGAIN)
    return false
  }
  if (auction.state === 'running') return auction.endsAt <= ctx.now() ? closeBidding(tx, ctx, auction) : false
  const last = await findLastOffer(tx, itemId)
  return last !== null && last.expiresAt <= ctx.now() ? passOver(tx, ctx, auction, last) : false
}

/** Notifies those who bid or watch that it ends soon, once. */
async function remind(tx: Tx, ctx: Context, itemId: string): Promise<boolean> {
  if (!(await takeEndingReminder(tx, itemId))) return false
  const auction = await findAuction(tx, itemId)
  if (auction?.state !== 'running' || auction.endsAt <= ctx.now()) return false
  // Of one that was removed nobody can see anything.
  if (auction.status !== 'active') return false
  await notifyFollowers(tx, ctx, 'auctionEnding', auction, { amount: auction.price, until: auction.endsAt })
  return true
}

/** Ends auctions and offers whose time is up, and notifies of those that end soon. @returns how many changed state */
export async function moveDueAuctions(ctx: Context): Promise<number> {
  const ending = await findEndingAuctions(ctx.db, ctx.now(), BATCH)
  await countEach(
    ctx,
    ending,
    (auction) => ({ auction }),
    (tx, itemId) => remind(tx, ctx, itemId),
  )
  const due = await findDueAuctions(ctx.db, ctx.now(), BATCH)
  return countEach(ctx, due, rootsOfAuction, (tx, itemId) => moveOn(tx, ctx, itemId))
}
