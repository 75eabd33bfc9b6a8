import { findWished, findWishlist, type WishlistEntry } from '@pasar/db'
import type { Actor, Buyer } from '../auth/actors'
import type { Context } from '../context'

const MAX_ENTRIES_SHOWN = 100

export const wishlistOf = (ctx: Context, buyer: Buyer): Promise<WishlistEntry[]> =>
  findWishlist(ctx.db, buyer.id, MAX_ENTRIES_SHOWN)

/** Which of these items the actor has saved; none for a visitor. */
export const wishedOf = async (ctx: Context, actor: Actor, itemIds: readonly string[]): Promise<string[]> =>
  actor === null ? [] : findWished(ctx.db, actor.id, itemIds)
