import type { ItemStatus } from '@pasar/domain'
import type { Db } from '../sqlite/open'
import type { Tx } from '../transact'
import { cardColumns, type ItemCard, toCard } from './item-cards'

export type WishlistEntry = ItemCard & { status: ItemStatus; savedAt: number; savedPrice: number }

/** The newest entries of a member's wishlist: what is for sale, and what may be again. */
export async function findWishlist(db: Db, userId: string, limit: number): Promise<WishlistEntry[]> {
  const rows = await db
    .selectFrom('wishlist')
    .innerJoin('items', 'items.id', 'wishlist.item_id')
    .innerJoin('stores', 'stores.id', 'items.store_id')
    .where('wishlist.user_id', '=', userId)
    .where('items.status', 'in', ['active', 'paused', 'sold_out'])
    .select(cardColumns)
    .select((eb) => [
      'items.status',
      eb.ref('wishlist.created_at').as('savedAt'),
      eb.ref('wishlist.price_sen').as('savedPrice'),
    ])
    .orderBy('wishlist.created_at', 'desc')
    .orderBy('wishlist.item_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ status, savedAt, savedPrice, ...row }) => ({
    ...toCard(row),
    status,
    savedAt,
    savedPrice,
  }))
}

/** Which of these items are on the member's wishlist. */
export async function findWished(db: Db, userId: string, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('wishlist')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute()
  return rows.map((row) => row.item_id)
}

/** Saves an item; false when it was there already. */
export async function insertWish(
  tx: Tx,
  userId: string,
  itemId: string,
  price: number,
  now: number,
): Promise<boolean> {
  const result = await tx
    .insertInto('wishlist')
    .values({ user_id: userId, item_id: itemId, price_sen: price, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function deleteWish(tx: Tx, userId: string, itemId: string): Promise<void> {
  await tx.deleteFrom('wishlist').where('user_id', '=', userId).where('item_id', '=', itemId).execute()
}
