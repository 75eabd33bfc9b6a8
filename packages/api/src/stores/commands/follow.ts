import { deleteFollow, findStore, insertFollow } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'

/**
 * Follows a store, or no longer; a second time changes nothing.
 * @returns the address of the store, and whether the buyer followed it before
 * @throws DomainError NOT_FOUND
 */
export const followStore = (
  ctx: Context,
  buyer: Buyer,
  idOrSlug: string,
  isWanted: boolean,
): Promise<{ slug: string; hasFollowed: boolean }> =>
  ctx.transact({ user: buyer.id, store: [idOrSlug, { slug: idOrSlug }] }, async (tx) => {
    const store = await findStore(tx, idOrSlug)
    if (!store) throw new DomainError('NOT_FOUND')
    const { id, slug } = store
    if (isWanted) return { slug, hasFollowed: !(await insertFollow(tx, buyer.id, id, ctx.now())) }
    await deleteFollow(tx, buyer.id, id)
    return { slug, hasFollowed: true }
  })
