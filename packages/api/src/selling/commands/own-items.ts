import {
  changePrice,
  changeStock,
  deleteDraft,
  findPlan,
  isPausedByHoliday,
  moveListing,
  type OwnListing,
  type OwnVariant,
  type Tx,
} from '@pasar/db'
import { DomainError, formatRm, LISTING_MOVES, type ListingMove, type OfferInput } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'
import { startAuction } from '../internal/auctions'
import {
  findOwn,
  isComplete,
  type Owner,
  refuseRemoved,
  requireOwnStore,
  resume,
} from '../internal/own-listing'
import { removeUnshownPictures } from '../internal/pictures'
import { putInSearch } from '../internal/search'
import { capItemWas } from '../internal/was-price'

/** @throws DomainError STOCK_CHANGED, ITEM_EDITED */
async function moveStock(
  ctx: Context,
  tx: Tx,
  seller: Seller<'list'>,
  item: OwnListing,
  variant: OwnVariant,
  { stock, seenStock }: OfferInput,
): Promise<void> {
  if (!(await changeStock(tx, { variantId: variant.id, seen: seenStock }, stock)))
    throw new DomainError('STOCK_CHANGED', { now: variant.stock })
  if (item.status === 'sold_out' && stock > 0) await resume(ctx, tx, seller, item.id)
}

/**
 * Sets the price and the stock of a variant. What is as it was seen stays as it is by now; what is not is changed only
 * where it is still what was seen: sales count, too.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, VALIDATION, PRICE_CHANGED, STOCK_CHANGED
 */
export async function changeOffer(ctx: Context, seller: Seller<'list'>, offer: OfferInput): Promise<void> {
  await requireSelling(ctx, seller)
  const { itemId, variantId, price, seenPrice } = offer
  await ctx.transact({ item: itemId, variant: { item: itemId } }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    refuseRemoved(item)
    if (item.listingType === 'Auction') throw new DomainError('ITEM_NOT_CHANGEABLE')
    const variant = item.variants.find(({ id }) => id === variantId)
    if (variant === undefined) throw new DomainError('NOT_FOUND')
    if (price !== seenPrice) {
      if (price < 1) throw new DomainError('VALIDATION', {}, { price: 'itemPrice' })
      const at = { id: itemId, sellerId: seller.id, variantId, seen: seenPrice }
      if (!(await changePrice(tx, at, price, ctx.now())))
        throw new DomainError('PRICE_CHANGED', { now: formatRm(variant.price) })
      await capItemWas(ctx, tx, await findOwn(tx, seller, itemId))
    }
    if (offer.stock !== offer.seenStock) await moveStock(ctx, tx, seller, item, variant, offer)
  })
}

/**
 * Takes an item off sale for a while, or puts it on sale.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE for auctions and what staff removed,
 *   ITEM_WITHOUT_FILE, ITEM_INCOMPLETE, ITEM_ON_HOLIDAY
 */
export async function moveItem(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
  move: ListingMove,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ item: itemId, variant: { item: itemId } }, (tx) =>
    moveOwn(tx, ctx, seller, itemId, move),
  )
}

/** As `moveItem`, within a transaction. @throws DomainError as `moveItem` does */
export async function moveOwn(
  tx: Tx,
  ctx: Context,
  seller: Owner,
  itemId: string,
  move: ListingMove,
): Promise<void> {
  const item = await findOwn(tx, seller, itemId)
  const { from, to } = LISTING_MOVES[move]
  if (item.status === to) return
  if (item.listingType === 'Auction') return startDraft(tx, ctx, seller, item, move)
  if (item.status === 'paused' && (await isPausedByHoliday(tx, itemId)))
    throw new DomainError('ITEM_ON_HOLIDAY')
  if (!(await moveListing(tx, { id: itemId, sellerId: seller.id, from }, to, ctx.now())))
    throw new DomainError('ITEM_NOT_CHANGEABLE')
  if (item.status !== 'draft') return
  if (item.isVirtual && item.files === 0) throw new DomainError('ITEM_WITHOUT_FILE')
  if (!isComplete(item)) throw new DomainError('ITEM_INCOMPLETE')
  await putInSearch(tx, item.seq, { store: await requireOwnStore(tx, seller, item.storeId), item }, null)
}

/** Starts the auction of a draft; it cannot be paused. @throws DomainError ITEM_NOT_CHANGEABLE, ITEM_INCOMPLETE, VALIDATION */
async function startDraft(
  tx: Tx,
  ctx: Context,
  seller: Owner,
  item: OwnListing,
  move: ListingMove,
): Promise<void> {
  if (move !== 'activate' || item.status !== 'draft') throw new DomainError('ITEM_NOT_CHANGEABLE')
  const plan = await findPlan(tx, item.id)
  if (plan === null || plan.startPrice < 1 || !isComplete(item)) throw new DomainError('ITEM_INCOMPLETE')
  await startAuction(tx, ctx, seller, item.id, plan)
  await putInSearch(tx, item.seq, { store: await requireOwnStore(tx, seller, item.storeId), item }, null)
}

/**
 * Deletes an item that nobody ever saw, with its pictures.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE when it is no draft
 */
export async function deleteListing(ctx: Context, seller: Seller<'list'>, itemId: string): Promise<void> {
  await ctx.transact({ item: itemId, variant: { item: itemId } }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    if (!(await deleteDraft(tx, seller.id, itemId))) throw new DomainError('ITEM_NOT_CHANGEABLE')
    tx.afterCommit(() =>
      removeUnshownPictures(
        ctx,
        item.pictures.map(({ key }) => key),
      ),
    )
  })
}
