import {
  type BidCursor,
  type Db,
  decodeBidCursor,
  decodeTimeCursor,
  encodeBidCursor,
  encodeTimeCursor,
  type FollowedAuction,
  findFollowedAuctions,
  listOwnBids,
  listOwnOffers,
  type OwnAuction,
  type OwnBid,
  type OwnOffer,
} from '@pasar/db'
import type { ListSort, Sen } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'

/** The status of an offer: it waits to be ordered or to be paid, was bought, was paid and cancelled, or was not bought in time. */
export type OfferStatus = 'open' | 'ordered' | 'bought' | 'cancelled' | 'missed'

/** The status of a bidder. `closing`: time is up, and the next run of the job decides. */
export type BidStatus = 'leading' | 'outbid' | 'closing' | 'lost' | 'unsold' | OfferStatus

interface OwnBase {
  itemId: string
  variantId: string
  /** Empty when it has no page any more. */
  slug: string
  title: string
  storeName: string
  imageKey: string | null
  /** The order with which it was bought or is being bought. */
  orderId: string | null
}

/** An auction a member has bid on, as they see it. */
export interface OwnBidView extends OwnBase {
  status: BidStatus
  isRunning: boolean
  /** What it costs now, or went for; to whom it was offered, what it was offered for. */
  price: Sen
  maximum: Sen
  endsAt: number
  offer: OwnOffer | null
}

/** What was offered to a member after an auction: won, or as the second after the winner did not buy it. */
export interface OwnOfferView extends OwnBase {
  status: OfferStatus
  offer: OwnOffer
}

const ON_A_PAGE = 12

function statusOfOffer(
  { state, order }: Pick<OwnAuction, 'state' | 'order'>,
  { expiresAt }: OwnOffer,
  now: number,
): OfferStatus {
  if (order?.isCancelled === true) return 'cancelled'
  if (order !== null) return order.state === 'awaiting_payment' ? 'ordered' : 'bought'
  return state === 'offered' && expiresAt > now ? 'open' : 'missed'
}

function statusOfBid(bid: OwnBid, now: number): BidStatus {
  if (bid.state === 'running') return bid.endsAt <= now ? 'closing' : bid.isLeading ? 'leading' : 'outbid'
  if (bid.offer !== null) return statusOfOffer(bid, bid.offer, now)
  return bid.finalPrice === null && bid.state === 'unsold' ? 'unsold' : 'lost'
}

const toBase = ({
  itemId,
  variantId,
  slug,
  title,
  storeName,
  imageKey,
  order,
}: Omit<OwnAuction, 'offer'>): OwnBase => ({
  itemId,
  variantId,
  slug,
  title,
  storeName,
  imageKey,
  orderId: order?.id ?? null,
})

const toBidView = (bid: OwnBid, now: number): OwnBidView => ({
  ...toBase(bid),
  status: statusOfBid(bid, now),
  isRunning: bid.state === 'running',
  // After the end the item costs what it was offered for last, which may be the maximum of the second bidder.
  price: bid.offer?.price ?? bid.finalPrice ?? bid.price,
  maximum: bid.maximum,
  endsAt: bid.endsAt,
  offer: bid.offer,
})

/** Running auctions, then the others, as one list; one more than needed, which shows that there is a next page. */
async function findBids(
  db: Db,
  bidderId: string,
  { cursor, sort }: { cursor: BidCursor | null; sort: ListSort },
  most: number,
): Promise<OwnBid[]> {
  const running =
    cursor?.isRunning === false
      ? []
      : await listOwnBids(db, bidderId, { isRunning: true, sort }, cursor, most)
  if (running.length === most) return running
  const from = cursor?.isRunning === false ? cursor : null
  return [
    ...running,
    ...(await listOwnBids(db, bidderId, { isRunning: false, sort }, from, most - running.length)),
  ]
}

/**
 * A page of the auctions a member has bid on: those that run first, each part usually by the latest bid.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function ownBidsPage(
  ctx: Context,
  bidder: Buyer,
  at: string | null,
  sort: ListSort = 'usual',
): Promise<{ bids: OwnBidView[]; next: string | null }> {
  const cursor = readCursor(at, decodeBidCursor)
  const found = await findBids(ctx.db, bidder.id, { cursor, sort }, ON_A_PAGE + 1)
  const page = found.slice(0, ON_A_PAGE)
  const last = page.at(-1)
  const isMore = found.length > ON_A_PAGE && last !== undefined
  return {
    bids: page.map((bid) => toBidView(bid, ctx.now())),
    next: isMore
      ? encodeBidCursor({ isRunning: last.state === 'running', at: last.bidAt, id: last.itemId })
      : null,
  }
}

/**
 * A page of what a member was offered after auctions, usually the latest first.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function ownOffersPage(
  ctx: Context,
  bidder: Buyer,
  at: string | null,
  sort: ListSort = 'usual',
): Promise<{ offers: OwnOfferView[]; next: string | null }> {
  const cursor = readCursor(at, decodeTimeCursor)
  const found = await listOwnOffers(ctx.db, bidder.id, { openAt: null, sort }, cursor, ON_A_PAGE + 1)
  const page = found.slice(0, ON_A_PAGE)
  const last = page.at(-1)
  const now = ctx.now()
  return {
    offers: page.map(({ offer, ...own }) => ({
      ...toBase(own),
      status: statusOfOffer(own, offer, now),
      offer,
    })),
    next:
      found.length > ON_A_PAGE && last !== undefined
        ? encodeTimeCursor({ at: last.madeAt, id: last.itemId })
        : null,
  }
}

/** What waits for a member to check out. */
export interface WonView extends Pick<OwnBase, 'itemId' | 'variantId' | 'title' | 'imageKey'> {
  offer: OwnOffer
}

/** Offers a member may take now, those with the least time first. */
export async function openOffers(ctx: Context, bidder: Buyer, most: number): Promise<WonView[]> {
  const rows = await listOwnOffers(ctx.db, bidder.id, { openAt: ctx.now() }, null, most)
  return rows
    .map(({ itemId, variantId, title, imageKey, offer }) => ({ itemId, variantId, title, imageKey, offer }))
    .sort((a, b) => a.offer.expiresAt - b.offer.expiresAt)
}

/** Running auctions a member bids on or keeps, each once, those that end first first. */
export const followedAuctions = (ctx: Context, member: Buyer, most: number): Promise<FollowedAuction[]> =>
  findFollowedAuctions(ctx.db, member.id, ctx.now(), most)
