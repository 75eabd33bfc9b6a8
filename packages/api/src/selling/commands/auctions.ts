import {
  closeAuctionItem,
  findAuction,
  findAuctionChoices,
  findLastOffer,
  setAuctionEnd,
  setSaleStart,
  type Tx,
  trySetChoices,
  tryStopAuction,
} from '@pasar/db'
import { type AuctionSettings, DomainError } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import { notifyWatchers } from '../../auctions/internal/notify'
import { findSecond, offer } from '../../auctions/internal/offer'
import { rootsOfAuction } from '../../auctions/internal/roots'
import type { Context } from '../../platform/context'
import { findOwn, type Owner, requireOwnStore } from '../internal/own-listing'
import { relistWithin } from '../internal/relist'

/** @throws DomainError NOT_FOUND for others' items too, and for what is no auction */
async function findOwnAuction(tx: Tx, seller: Owner, itemId: string) {
  const item = await findOwn(tx, seller, itemId)
  const auction = await findAuction(tx, itemId)
  if (auction === null) throw new DomainError('NOT_FOUND')
  return { item, auction }
}

/**
 * Ends an auction early, which is possible only while nobody has bid: a bid and an end at once are settled by the database.
 * @throws DomainError NOT_FOUND for others' items too, AUCTION_ENDED, AUCTION_HAS_BIDS, AUCTION_TAKEN
 */
export async function stopAuction(ctx: Context, seller: Seller<'list'>, itemId: string): Promise<void> {
  await ctx.transact(rootsOfAuction(itemId), async (tx) => {
    const { auction } = await findOwnAuction(tx, seller, itemId)
    const now = ctx.now()
    if (auction.state !== 'running' || auction.endsAt <= now) throw new DomainError('AUCTION_ENDED')
    if (auction.stock <= 0) throw new DomainError('AUCTION_TAKEN')
    if (!(await tryStopAuction(tx, itemId, now))) throw new DomainError('AUCTION_HAS_BIDS')
    await setAuctionEnd(tx, itemId, now)
    await closeAuctionItem(tx, itemId)
    notifyWatchers(tx, ctx, { ...auction, state: 'unsold', endsAt: now })
  })
}

/**
 * Takes back the time at which an auction starts by itself: it stays a draft.
 * @throws DomainError NOT_FOUND for others' items too, AUCTION_NOT_STARTED when it has started, or has no such time
 */
export async function unscheduleAuction(ctx: Context, seller: Seller<'list'>, itemId: string): Promise<void> {
  await ctx.transact({ item: itemId }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    if (item.listingType !== 'Auction' || item.status !== 'draft' || item.onSaleAt === null)
      throw new DomainError('AUCTION_NOT_STARTED')
    await setSaleStart(tx, { id: itemId, sellerId: seller.id }, null)
  })
}

/**
 * Lists an auction once more that is unsold, or whose goods went back, at once and with the same terms, as an item of its own; bids and page of the old one stay.
 * @returns the id of the new item
 * @throws DomainError NOT_FOUND for others' items too, AUCTION_NOT_UNSOLD, ITEM_NOT_CHANGEABLE for what staff removed,
 *   and as `requireSelling` does
 */
export async function relistAuction(ctx: Context, seller: Seller<'list'>, itemId: string): Promise<string> {
  await requireSelling(ctx, seller)
  return ctx.transact({ user: seller.id, ...rootsOfAuction(itemId) }, async (tx) => {
    const { item, auction } = await findOwnAuction(tx, seller, itemId)
    if (item.status === 'removed') throw new DomainError('ITEM_NOT_CHANGEABLE')
    await requireOwnStore(tx, seller, item.storeId)
    return relistWithin(tx, ctx, seller, { item, auction })
  })
}

/**
 * Offers an auction whose winner did not buy to the second bidder, at their maximum, once.
 * @throws DomainError NOT_FOUND for others' items too, AUCTION_NO_SECOND
 */
export async function offerToSecond(ctx: Context, seller: Seller<'list'>, itemId: string): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact(rootsOfAuction(itemId), async (tx) => {
    const { item, auction } = await findOwnAuction(tx, seller, itemId)
    const last = await findLastOffer(tx, itemId)
    const isOpen = auction.state === 'unsold' && item.status === 'sold_out' && auction.stock > 0
    const second =
      isOpen && last?.rank === 1 && (await findAuctionChoices(tx, itemId))?.relistedAs === null
        ? await findSecond(tx, auction, last.bidderId)
        : null
    if (second === null || !(await offer(tx, ctx, auction, { rank: 2, ...second })))
      throw new DomainError('AUCTION_NO_SECOND')
  })
}

/**
 * Changes what is decided about an auction besides its terms, with or without bids.
 * @throws DomainError NOT_FOUND for others' items too, AUCTION_ENDED
 */
export async function changeAuctionSettings(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
  settings: AuctionSettings,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact(rootsOfAuction(itemId), async (tx) => {
    await findOwnAuction(tx, seller, itemId)
    if (!(await trySetChoices(tx, itemId, settings))) throw new DomainError('AUCTION_ENDED')
  })
}
