import { findCardsBySeq, findRecent, type ItemCard } from '@pasar/db'
import { MAX_RECENT_ITEMS } from '@pasar/domain'
import type { Actor } from '../../access/actors'
import type { Context } from '../../platform/context'

/**
 * What someone looked at, the latest first, as far as it can be had.
 * @param seqs the list that the browser of a visitor keeps
 */
export const recentlySeen = (ctx: Context, actor: Actor, seqs: readonly number[]): Promise<ItemCard[]> =>
  actor === null
    ? findCardsBySeq(ctx.db, [...new Set(seqs)].slice(0, MAX_RECENT_ITEMS))
    : findRecent(ctx.db, actor.id, MAX_RECENT_ITEMS)
