import { deleteRecent, findSeqs, putRecent } from '@pasar/db'
import { MAX_RECENT_ITEMS } from '@pasar/domain'
import type { Member } from '../access/actors'
import type { Context } from '../platform/context'

/** Records that a member viewed an item; nothing is stored of an item that nobody may see. */
export const noteSeen = (ctx: Context, member: Member, itemId: string): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => putRecent(tx, member.id, itemId, ctx.now(), MAX_RECENT_ITEMS))

export const clearSeen = (ctx: Context, member: Member): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => deleteRecent(tx, member.id))

/** The list of a visitor, which their browser keeps as row numbers, with one more item at its head. */
export async function addSeen(ctx: Context, seqs: readonly number[], itemId: string): Promise<number[]> {
  const [seq] = await findSeqs(ctx.db, [itemId])
  if (seq === undefined) return [...seqs]
  return [seq, ...seqs.filter((other) => other !== seq)].slice(0, MAX_RECENT_ITEMS)
}
