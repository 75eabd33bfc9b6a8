import {
  type AuctionView,
  type Db,
  deletePlan,
  findAuction,
  type OwnListing,
  putPlan,
  setAuctionEnd,
  setSaleFormat,
  type Tx,
  tryChangeTerms,
  tryStartAuction,
} from '@pasar/db'
import {
  type AuctionPlan,
  DomainError,
  ENDING_SOON,
  type ErrorCode,
  endOfPlan,
  isAuctionEnd,
  type ListingInput,
  type ListingOptions,
  refusePrices,
} from '@pasar/domain'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import type { Owner } from './own-listing'

/** An auction sells one piece, from its start price on. @throws DomainError VALIDATION for options, services and downloads */
export function asAuction(
  listing: ListingInput,
  options: ListingOptions | null,
  { startPrice }: AuctionPlan,
): ListingInput {
  if (options !== null) throw new DomainError('VALIDATION', {}, { format: 'auctionOnePiece' })
  if (listing.servicePlace !== null || listing.isVirtual)
    throw new DomainError('VALIDATION', {}, { format: 'auctionGoods' })
  return { ...listing, price: startPrice, originalPrice: null, stock: 1 }
}

/** @throws DomainError VALIDATION for terms that no auction can have */
function requireTerms(plan: AuctionPlan): void {
  const wrong = { ...(plan.startPrice < 1 && { startPrice: 'itemPrice' }), ...refusePrices(plan) }
  if (Object.keys(wrong).length > 0) throw new DomainError('VALIDATION', {}, wrong)
}

/**
 * Refuses a time at which an auction would start while auctions are off; one that was set before may stay.
 * @throws DomainError AUCTIONS_OFF
 */
export async function requireScheduling(
  ctx: Context,
  plan: AuctionPlan | null,
  onSaleAt: number | null | undefined,
  before?: Pick<OwnListing, 'listingType' | 'onSaleAt'>,
): Promise<void> {
  if (plan === null || onSaleAt == null) return
  const isSame = before?.listingType === 'Auction' && before.onSaleAt === onSaleAt
  if (!isSame) await requireFeature(ctx, 'auctions')
}

/** Starts the auction of a draft. @throws DomainError AUCTIONS_OFF, VALIDATION, ITEM_NOT_CHANGEABLE when it is no such draft any more */
export async function startAuction(
  tx: Tx,
  ctx: Context,
  seller: Owner,
  itemId: string,
  plan: AuctionPlan,
): Promise<void> {
  await requireFeature(ctx, 'auctions')
  requireTerms(plan)
  const now = ctx.now()
  const endsAt = endOfPlan(plan, now)
  if (endsAt === null) throw new DomainError('VALIDATION', {}, { auctionEndsAt: 'auctionEnd' })
  const times = { now, endsAt, remindAt: endsAt - ENDING_SOON }
  if (!(await tryStartAuction(tx, { itemId, sellerId: seller.id }, plan, times)))
    throw new DomainError('ITEM_NOT_CHANGEABLE')
}

/** A draft may still become an auction, or cease to be one. Others stay what they are; a running auction gets new terms. */
export async function changeFormat(
  tx: Tx,
  ctx: Context,
  item: OwnListing,
  seller: Owner,
  plan: AuctionPlan | null,
): Promise<void> {
  const isAuction = item.listingType === 'Auction'
  if (item.isVirtual && plan !== null) throw new DomainError('VALIDATION', {}, { format: 'auctionGoods' })
  if (item.status === 'draft') {
    const format = plan === null ? 'Fixed' : 'Auction'
    if (item.listingType !== format) await setSaleFormat(tx, { itemId: item.id, sellerId: seller.id }, format)
    return plan === null ? deletePlan(tx, item.id) : putPlan(tx, item.id, plan)
  }
  if (isAuction && plan === null) throw new DomainError('ITEM_NOT_CHANGEABLE')
  if (!isAuction && plan !== null) throw new DomainError('VALIDATION', {}, { format: 'formatStays' })
  if (plan !== null) await changeRunning(tx, ctx, item.id, plan)
}

/** Why an auction cannot be changed; null when it can. */
function refuseChange(auction: AuctionView | null, now: number): ErrorCode | null {
  if (auction?.state !== 'running' || auction.endsAt <= now) return 'AUCTION_ENDED'
  if (auction.leader !== null) return 'AUCTION_HAS_BIDS'
  return auction.stock <= 0 ? 'AUCTION_TAKEN' : null
}

/** Why what an item is said to be has to stay: an auction that somebody has bid on, or that is over; null when it may change. */
export const findFixed = async (ctx: Context, db: Db, item: OwnListing): Promise<ErrorCode | null> =>
  item.listingType === 'Auction' && item.status !== 'draft'
    ? refuseChange(await findAuction(db, item.id), ctx.now())
    : null

/**
 * New terms for an auction on which nobody has bid. Who bids has read what is offered, so with the first bid all of it stays.
 * @throws DomainError VALIDATION, AUCTION_ENDED, AUCTION_TAKEN, AUCTION_HAS_BIDS
 */
async function changeRunning(tx: Tx, ctx: Context, itemId: string, plan: AuctionPlan): Promise<void> {
  const auction = await findAuction(tx, itemId)
  const refusal = refuseChange(auction, ctx.now())
  if (auction === null || refusal !== null) throw new DomainError(refusal ?? 'AUCTION_ENDED')
  requireTerms(plan)
  const endsAt = plan.endsAt ?? auction.endsAt
  const isMoved = endsAt !== auction.endsAt
  if (isMoved && !isAuctionEnd(endsAt, ctx.now()))
    throw new DomainError('VALIDATION', {}, { auctionEndsAt: 'auctionEnd' })
  if (!(await tryChangeTerms(tx, itemId, plan, { endsAt, remindAt: endsAt - ENDING_SOON })))
    throw new DomainError('AUCTION_HAS_BIDS')
  await setAuctionEnd(tx, itemId, endsAt)
}
