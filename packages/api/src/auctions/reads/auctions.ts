import {
  type AuctionView,
  type BidView,
  type Db,
  findAuction,
  findItem,
  findLastOffer,
  findOrderedPrice,
  findOwnMaximum,
  type ItemDetail,
  listBids,
} from '@pasar/db'
import {
  type AuctionState,
  DomainError,
  isReserveMet,
  leastBid,
  maskName,
  minSen,
  type Sen,
} from '@pasar/domain'
import { type Actor, isOfSeller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { mustConfirmCard } from '../internal/card'

/** A bid as others see it. */
export interface ShownBid {
  seq: number
  /** Masked. */
  bidder: string
  amount: Sen
  placedAt: number
  isMine: boolean
}

/** An auction as its reader sees it. Nobody learns another's maximum from it. */
export interface AuctionShown {
  state: AuctionState
  /** Bids count now. */
  isOpen: boolean
  /** Somebody has ordered it and may still pay. */
  isTaken: boolean
  price: Sen
  bidCount: number
  /** Masked; null without a bid. */
  leader: string | null
  least: Sen
  reserve: 'none' | 'met' | 'notMet'
  /** What it costs at once; null once there is a bid. */
  buyNow: Sen | null
  endsAt: number
  variantId: string
  /** The page of the item that it was listed as once more. */
  relistedSlug: string | null
  /** What the reader has to do with it. */
  mine: {
    /** They sell it, or work for who does. */
    isSeller: boolean
    isLeading: boolean
    /** The most they stated; null without a bid. */
    maximum: Sen | null
    /** They may buy it. */
    offer: { price: Sen; expiresAt: number; isSecond: boolean } | null
    /** They have to confirm a card before they bid. */
    needsCard: boolean
    /** What they have ordered it for, as the winner or at once; null when they have not. */
    orderedFor: Sen | null
  }
}

function toShownBid(auction: AuctionView, bid: BidView, userId: string | null): ShownBid {
  const { seq, bidderId, bidderName, maximum, placedAt } = bid
  const amount = minSen(maximum, auction.bidPrice)
  return { seq, bidder: maskName(bidderName), amount, placedAt, isMine: bidderId === userId }
}

async function findMine(
  db: Db,
  auction: AuctionView,
  actor: Actor,
  now: number,
): Promise<AuctionShown['mine']> {
  if (actor === null)
    return {
      isSeller: false,
      isLeading: false,
      maximum: null,
      offer: null,
      needsCard: false,
      orderedFor: null,
    }
  const maximum = await findOwnMaximum(db, auction.itemId, actor.id)
  const last =
    maximum !== null && auction.state === 'offered' ? await findLastOffer(db, auction.itemId) : null
  const isTheirs = last?.bidderId === actor.id
  const isOffered = isTheirs && auction.state === 'offered' && auction.stock > 0 && last.expiresAt > now
  return {
    isSeller: isOfSeller(actor, auction.sellerId),
    isLeading: auction.leader?.bidderId === actor.id,
    maximum,
    offer:
      last && isOffered ? { price: last.price, expiresAt: last.expiresAt, isSecond: last.rank === 2 } : null,
    needsCard: auction.state === 'running' && (await mustConfirmCard(db, actor.id, now)),
    orderedFor: auction.stock <= 0 ? await findOrderedPrice(db, auction.itemId, actor.id) : null,
  }
}

async function showAuction(db: Db, auction: AuctionView, actor: Actor, now: number): Promise<AuctionShown> {
  const { state, price, bidCount, leader, leaderName, reserve, endsAt, variantId, stock, relistedSlug } =
    auction
  const isRunning = state === 'running' && endsAt > now && auction.status === 'active'
  return {
    state,
    isOpen: isRunning && stock > 0,
    isTaken: isRunning && stock <= 0,
    price,
    bidCount,
    leader: leader === null ? null : maskName(leaderName),
    least: leastBid(auction),
    reserve: reserve === null ? 'none' : isReserveMet(auction) ? 'met' : 'notMet',
    buyNow: isRunning && stock > 0 && leader === null ? auction.buyNow : null,
    endsAt,
    variantId,
    relistedSlug,
    mine: await findMine(db, auction, actor, now),
  }
}

const BIDS_SHOWN = 5

export interface AuctionOnItem extends AuctionShown {
  /** The latest bids. */
  bids: ShownBid[]
}

/** The auction on an item's page; null when it is sold otherwise. */
export async function auctionOnItem(
  ctx: Context,
  itemId: string,
  actor: Actor,
): Promise<AuctionOnItem | null> {
  const auction = await findAuction(ctx.db, itemId)
  if (auction === null) return null
  const [shown, { bids }] = await Promise.all([
    showAuction(ctx.db, auction, actor, ctx.now()),
    listBids(ctx.db, itemId, null, BIDS_SHOWN),
  ])
  return { ...shown, bids: bids.map((bid) => toShownBid(auction, bid, actor?.id ?? null)) }
}

const BIDS_ON_A_PAGE = 25

export interface BidsPage {
  item: ItemDetail
  auction: AuctionShown
  bids: ShownBid[]
  /** Null on the last page. */
  next: number | null
}

/**
 * A page of the bids on an item, the latest first.
 * @param before the number of the last bid on the page before
 * @throws DomainError NOT_FOUND for no such item, one that is no auction, and a number that is none
 */
export async function bidsPage(
  ctx: Context,
  actor: Actor,
  slug: string,
  before: string | null,
): Promise<BidsPage> {
  const cursor = before === null ? null : Number(before)
  if (cursor !== null && (!Number.isSafeInteger(cursor) || cursor < 1)) throw new DomainError('NOT_FOUND')
  const item = await findItem(ctx.db, { slug })
  const auction = item && (await findAuction(ctx.db, item.id))
  if (!item || auction === null) throw new DomainError('NOT_FOUND')
  const [shown, { bids, next }] = await Promise.all([
    showAuction(ctx.db, auction, actor, ctx.now()),
    listBids(ctx.db, item.id, cursor, BIDS_ON_A_PAGE),
  ])
  return { item, auction: shown, bids: bids.map((bid) => toShownBid(auction, bid, actor?.id ?? null)), next }
}
