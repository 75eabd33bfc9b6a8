import {
  decodeWishCursor,
  findWished,
  findWishlist,
  listWishes,
  type WishlistEntry,
  type WishQuery,
} from '@pasar/db'
import type { Actor, Buyer } from '../access/actors'
import type { Context } from '../platform/context'
import { readCursor } from '../platform/lists/read-cursor'

const MAX_ENTRIES_SHOWN = 100

export const wishlistOf = (ctx: Context, buyer: Buyer): Promise<WishlistEntry[]> =>
  findWishlist(ctx.db, buyer.id, MAX_ENTRIES_SHOWN)

/**
 * The same a page at a time, as long as it is.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export function newestWishes(
  ctx: Context,
  buyer: Buyer,
  at: string | null,
): Promise<{ entries: WishlistEntry[]; next: string | null }> {
  const cursor = readCursor(at, decodeWishCursor)
  return listWishes(ctx.db, buyer.id, { sort: 'newest' }, cursor, MAX_ENTRIES_SHOWN, ctx.now())
}

const ON_A_PAGE = 24

/**
 * A page of what the buyer has saved, the newest first where nothing else is asked for.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function wishesPage(
  ctx: Context,
  buyer: Buyer,
  { cursor, sort = 'newest', ...wanted }: { cursor: string | null } & Partial<WishQuery>,
): Promise<{ entries: WishlistEntry[]; next: string | null }> {
  const from = readCursor(cursor, decodeWishCursor)
  return listWishes(ctx.db, buyer.id, { sort, ...wanted }, from, ON_A_PAGE, ctx.now())
}

/** Which of these items the actor has saved; none for a visitor. */
export const wishedOf = async (ctx: Context, actor: Actor, itemIds: readonly string[]): Promise<string[]> =>
  actor === null ? [] : findWished(ctx.db, actor.id, itemIds)
