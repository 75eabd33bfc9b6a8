import type { ItemStatus, Sen, WishShow, WishSort } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cardColumns, type ItemCard, toCard } from '../catalogue/queries/item-cards'
import { encodeWishCursor, type WishCursor } from '../kernel/cursor'
import type { Db } from '../kernel/db'
import { unindexed } from '../kernel/dialect'
import type { Tx } from '../kernel/transact'

export type WishlistEntry = ItemCard & {
  status: ItemStatus
  /** Not while it is paused or sold out, nor in a store that hides what it sells at a fixed price. */
  isForSale: boolean
  savedAt: number
  savedPrice: number
  /** Whether it could be bought when it was saved. */
  wasInStock: boolean
}

/** Of auctions, which end, those that end soonest, too. */
export type WishOrder = WishSort | 'ending'

export interface WishQuery {
  sort: WishOrder
  show?: WishShow
  /** Only auctions that run. */
  isAuction?: boolean
  /** Only what can be bought and became cheaper, or is back in stock. */
  isBetter?: boolean
}

const sortValue: Record<WishOrder, RawBuilder<number>> = {
  // All are sorted upwards below: the newest has the least of what is left to the end of time.
  newest: sql`-wishlist.created_at`,
  price: sql`items.price_sen`,
  drop: sql`items.price_sen - wishlist.price_sen`,
  ending: sql`${unindexed('items.ends_at')}`,
}

/** As `isForSale` and the stock say it. */
const CAN_BE_BOUGHT = sql<SqlBool>`${unindexed('items.status')} = 'active' and items.stock > 0
  and not (stores.hides_items = 1 and ${unindexed('items.listing_type')} = 'Fixed')`

const isShown: Record<Exclude<WishShow, 'all'>, RawBuilder<SqlBool>> = {
  offer: sql<SqlBool>`${unindexed('items.is_on_offer')} = 1 and ${CAN_BE_BOUGHT}`,
  cheaper: sql<SqlBool>`${unindexed('items.price_sen')} < wishlist.price_sen`,
  out: sql<SqlBool>`not (${CAN_BE_BOUGHT})`,
}

const selectWishes = (db: Db, userId: string) =>
  db
    .selectFrom('wishlist')
    .innerJoin('items', 'items.id', 'wishlist.item_id')
    .innerJoin('stores', 'stores.id', 'items.store_id')
    .where('wishlist.user_id', '=', userId)
    .where('items.status', 'in', ['active', 'paused', 'sold_out'])
    .select(cardColumns)
    .select((eb) => [
      'items.status',
      eb.ref('stores.hides_items').as('hidesItems'),
      eb.ref('wishlist.created_at').as('savedAt'),
      eb.ref('wishlist.price_sen').as('savedPrice'),
      eb.ref('wishlist.was_in_stock').as('wasInStock'),
    ])

type WishRow = Awaited<ReturnType<ReturnType<typeof selectWishes>['execute']>>[number]

const toEntry = (row: WishRow): WishlistEntry => ({
  ...toCard(row),
  status: row.status,
  isForSale: row.status === 'active' && !(row.hidesItems === 1 && row.listingType === 'Fixed'),
  savedAt: row.savedAt,
  savedPrice: row.savedPrice,
  wasInStock: row.wasInStock === 1,
})

/** The newest entries of a member's wishlist: what is for sale, and what may be again. */
export async function findWishlist(db: Db, userId: string, limit: number): Promise<WishlistEntry[]> {
  const rows = await selectWishes(db, userId)
    .orderBy('wishlist.created_at', 'desc')
    .orderBy('wishlist.item_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** A page of a member's wishlist in an order of their own. */
export async function listWishes(
  db: Db,
  userId: string,
  { sort, show = 'all', isAuction, isBetter }: WishQuery,
  cursor: WishCursor | null,
  limit: number,
  now: number,
): Promise<{ entries: WishlistEntry[]; next: string | null }> {
  const value = sortValue[sort]
  const rows = await selectWishes(db, userId)
    .select(value.as('sortValue'))
    .$if(show !== 'all', (query) => (show === 'all' ? query : query.where(isShown[show])))
    // The pluses keep the walk on the member's own rows: an index of items would walk the whole market.
    .$if(isAuction === true, (query) =>
      query.where(
        sql<SqlBool>`${unindexed('items.listing_type')} = 'Auction' and ${unindexed('items.status')} = 'active' and ${unindexed('items.ends_at')} > ${now}`,
      ),
    )
    .$if(isBetter === true, (query) =>
      query.where(
        sql<SqlBool>`${unindexed('items.listing_type')} = 'Fixed' and ${unindexed('items.status')} = 'active' and items.stock > 0
          and (items.price_sen < wishlist.price_sen or wishlist.was_in_stock = 0)`,
      ),
    )
    .$if(cursor !== null, (query) =>
      query.where(sql<SqlBool>`(${value}, wishlist.item_id) > (${cursor?.value}, ${cursor?.id})`),
    )
    .orderBy(value)
    .orderBy('wishlist.item_id')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map(toEntry),
    next: rows.length > limit && last ? encodeWishCursor({ value: last.sortValue, id: last.id }) : null,
  }
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
  seen: { price: number; isInStock: boolean },
  now: number,
): Promise<boolean> {
  const result = await tx
    .insertInto('wishlist')
    .values({
      user_id: userId,
      item_id: itemId,
      price_sen: seen.price,
      was_in_stock: seen.isInStock ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Takes an item off a wishlist; one that is not there changes nothing. */
export async function deleteWish(tx: Tx, userId: string, itemId: string): Promise<void> {
  await tx.deleteFrom('wishlist').where('user_id', '=', userId).where('item_id', '=', itemId).execute()
}

/** The same; false when it is not there. */
export async function tryTakeWish(tx: Tx, userId: string, itemId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wishlist')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** An item on wishlists that became cheaper, or is back in stock. */
export interface WishNews {
  itemId: string
  round: number
  isBack: boolean
  /** Whether it can be bought right now. */
  isOffered: boolean
  title: string
  slug: string
  price: Sen
}

/** Those after an item, in the order of their ids. */
export async function listWishNews(db: Db, after: string, limit: number): Promise<WishNews[]> {
  const rows = await db
    .selectFrom('wish_news as n')
    .innerJoin('items as i', 'i.id', 'n.item_id')
    .select((eb) => [
      eb.ref('n.item_id').as('itemId'),
      'n.round',
      'n.is_back',
      'i.title',
      'i.slug',
      sql<Sen>`i.price_sen`.as('price'),
      sql<0 | 1>`i.status = 'active' and i.stock > 0`.as('isOffered'),
    ])
    .where('n.item_id', '>', after)
    .orderBy('n.item_id')
    .limit(limit)
    .execute()
  return rows.map(({ is_back, isOffered, ...news }) => ({
    ...news,
    isBack: is_back === 1,
    isOffered: isOffered === 1,
  }))
}

/** Cheaper than when it was saved, and than the price of the last notification. */
const isCheaper = (price: Sen) =>
  sql<SqlBool>`${price} < price_sen and ${price} < coalesce(told_price_sen, price_sen)`

type Sent = Pick<WishNews, 'itemId' | 'price' | 'isBack'>

/** Members who wish for it and have not been notified. @param since those notified of its stock later are left out */
export async function listWishersToNotify(
  db: Db,
  { itemId, price, isBack }: Sent,
  since: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist')
    .select('user_id')
    .where('item_id', '=', itemId)
    .where((eb) => eb.or([isCheaper(price), sql<SqlBool>`${isBack ? 1 : 0} and told_back_at <= ${since}`]))
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Records that a member is notified of a lower price; false when they were notified already, or do not wish for it any more. */
export async function takeCheaperWish(tx: Tx, userId: string, { itemId, price }: Sent): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wishlist')
    .set({ told_price_sen: price })
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where(isCheaper(price))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** As `takeCheaperWish`, for stock that is back. */
export async function takeBackWish(
  tx: Tx,
  userId: string,
  itemId: string,
  since: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wishlist')
    .set({ told_back_at: now })
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('told_back_at', '<=', since)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends news of an item, unless there is something new about it by now. */
export async function closeWishNews(tx: Tx, { itemId, round }: WishNews): Promise<void> {
  await tx.deleteFrom('wish_news').where('item_id', '=', itemId).where('round', '=', round).execute()
}
