import { deleteRecent, findSellerOfItem, findSeqs, putRecent } from '@pasar/db'
import { isProgram, MAX_RECENT_ITEMS, ROLE } from '@pasar/domain'
import { type Actor, isOfSeller, type Member } from '../access/actors'
import { viewerOf } from '../access/viewer'
import type { Context } from '../platform/context'

/** Records that a member viewed an item; nothing is stored of an item that nobody may see. */
export const noteSeen = (ctx: Context, member: Member, itemId: string): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => putRecent(tx, member.id, itemId, ctx.now(), MAX_RECENT_ITEMS))

export const clearSeen = (ctx: Context, member: Member): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => deleteRecent(tx, member.id))

/**
 * Counts a look at the page of an item, of everyone once within a while, and of an address so many visitors. Programs, the item's seller and their staff, and the
 * market's staff do not count.
 * @param userAgent what the browser calls itself
 */
export async function countView(
  ctx: Context,
  actor: Actor,
  itemId: string,
  userAgent: string,
): Promise<void> {
  if (isProgram(userAgent) || actor?.role === ROLE.ADMIN || actor?.role === ROLE.MANAGER) return
  const sellerId = await findSellerOfItem(ctx.db, itemId)
  if (sellerId === null || isOfSeller(actor, sellerId)) return
  ctx.itemViews.note(itemId, viewerOf(ctx, actor, userAgent), actor === null ? ctx.client : null)
}

/** The list of a visitor, which their browser keeps as row numbers, with one more item at its head. */
export async function addSeen(ctx: Context, seqs: readonly number[], itemId: string): Promise<number[]> {
  const [seq] = await findSeqs(ctx.db, [itemId])
  if (seq === undefined) return [...seqs]
  return [seq, ...seqs.filter((other) => other !== seq)].slice(0, MAX_RECENT_ITEMS)
}
