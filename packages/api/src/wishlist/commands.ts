import { deleteWish, findItem, insertWish, tryTakeWish } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import { addToCart } from '../cart/commands'
import { countForTrend } from '../catalogue/internal/trend'
import type { Context } from '../platform/context'

/** Saves an item; a second time changes nothing. @throws DomainError ITEM_UNAVAILABLE */
export async function addToWishlist(ctx: Context, buyer: Buyer, itemId: string): Promise<void> {
  await ctx.transact({ user: buyer.id, item: itemId }, async (tx) => {
    const item = await findItem(tx, { id: itemId })
    if (!item) throw new DomainError('ITEM_UNAVAILABLE')
    const isInStock = item.status === 'active' && item.stock > 0
    if (await insertWish(tx, buyer.id, itemId, { price: item.price, isInStock }, ctx.now()))
      await countForTrend(tx, ctx, buyer, itemId, 'wishlist')
  })
}

/** Takes an item off; one that is not there changes nothing. */
export async function removeFromWishlist(ctx: Context, buyer: Buyer, itemId: string): Promise<void> {
  await ctx.transact({ user: buyer.id }, (tx) => deleteWish(tx, buyer.id, itemId))
}

/**
 * Puts one piece of an item into the cart and takes it off the list, both or neither: pressed in two tabs, one piece comes.
 * @throws DomainError WISH_MISSING, and as `addToCart` does; the item then stays on the list
 */
export async function moveToCart(ctx: Context, buyer: Buyer, itemId: string): Promise<void> {
  await addToCart(ctx, buyer, { itemId, quantity: 1 }, async (tx) => {
    if (!(await tryTakeWish(tx, buyer.id, itemId))) throw new DomainError('WISH_MISSING')
  })
}
