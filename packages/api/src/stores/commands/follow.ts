import { deleteFollow, findStore, insertFollow, type StoreView } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'

/**
 * Follows a store, or no longer; a second time changes nothing. @returns the store
 * @throws DomainError NOT_FOUND
 */
export const followStore = (
  ctx: Context,
  buyer: Buyer,
  idOrSlug: string,
  isWanted: boolean,
): Promise<StoreView> =>
  ctx.transact({ user: buyer.id, store: [idOrSlug, { slug: idOrSlug }] }, async (tx) => {
    const store = await findStore(tx, idOrSlug)
    if (!store) throw new DomainError('NOT_FOUND')
    if (isWanted) await insertFollow(tx, buyer.id, store.id, ctx.now())
    else await deleteFollow(tx, buyer.id, store.id)
    return store
  })
