import { changePrice, changeStock, deleteDraft, moveListing, type OwnListing, type Tx } from '@pasar/db'
import { DomainError, formatRm, LISTING_MOVES, type ListingMove, type Sen } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import {
  findOwn,
  hasOwnPrice,
  isComplete,
  type Owner,
  refuseRemoved,
  requireOwnStore,
  resume,
} from '../internal/own-listing'
import { removeItemPictures } from '../internal/pictures'
import { requireSelling } from '../internal/require-selling'
import { putInSearch } from '../internal/search'

/** @throws DomainError STOCK_CHANGED, ITEM_EDITED */
async function moveStock(
  ctx: Context,
  tx: Tx,
  seller: Seller,
  item: OwnListing,
  stock: number,
  seen: number,
): Promise<void> {
  if (!(await changeStock(tx, { variantId: item.variantId, seen }, stock)))
    throw new DomainError('STOCK_CHANGED', { now: item.stock })
  if (item.status === 'sold_out' && stock > 0) await resume(ctx, tx, seller, item.id)
}

/**
 * Sets the price of an item, unless it is not what was seen any more.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, PRICE_CHANGED
 */
export async function setPrice(
  ctx: Context,
  seller: Seller,
  { itemId, price, seen }: { itemId: string; price: Sen; seen: Sen },
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ item: itemId, variant: { item: itemId } }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    refuseRemoved(item)
    if (!hasOwnPrice(item)) throw new DomainError('ITEM_NOT_CHANGEABLE')
    if (!(await changePrice(tx, { id: itemId, variantId: item.variantId, seen }, price, ctx.now())))
      throw new DomainError('PRICE_CHANGED', { now: formatRm(item.price) })
  })
}

/**
 * Sets the stock of an item, unless it is not what was seen any more: sales count, too.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, STOCK_CHANGED
 */
export async function setStock(
  ctx: Context,
  seller: Seller,
  { itemId, stock, seen }: { itemId: string; stock: number; seen: number },
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ item: itemId, variant: { item: itemId } }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    refuseRemoved(item)
    if (!hasOwnPrice(item)) throw new DomainError('ITEM_NOT_CHANGEABLE')
    await moveStock(ctx, tx, seller, item, stock, seen)
  })
}

/**
 * Takes an item off sale for a while, or puts it on sale.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE for auctions and what staff removed
 */
export async function moveItem(
  ctx: Context,
  seller: Seller,
  itemId: string,
  move: ListingMove,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ item: itemId }, (tx) => moveOwn(tx, ctx, seller, itemId, move))
}

/** The same within a transaction. @throws DomainError as `moveItem` does */
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
  if (!(await moveListing(tx, { id: itemId, sellerId: seller.id, from }, to, ctx.now())))
    throw new DomainError('ITEM_NOT_CHANGEABLE')
  if (item.status !== 'draft') return
  if (!isComplete(item)) throw new DomainError('ITEM_INCOMPLETE')
  await putInSearch(tx, item.seq, { store: await requireOwnStore(tx, seller, item.storeId), item }, null)
}

/**
 * Deletes an item that nobody ever saw, with its pictures.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE when it is no draft
 */
export async function deleteListing(ctx: Context, seller: Seller, itemId: string): Promise<void> {
  await ctx.transact({ item: itemId, variant: { item: itemId } }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    if (!(await deleteDraft(tx, seller.id, itemId))) throw new DomainError('ITEM_NOT_CHANGEABLE')
    tx.afterCommit(() =>
      removeItemPictures(
        ctx,
        item.pictures.map(({ key }) => key),
      ),
    )
  })
}
