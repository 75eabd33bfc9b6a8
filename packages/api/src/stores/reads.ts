import {
  type FollowedStore,
  findOwnStore,
  findStore,
  isFollowing,
  listFollowed,
  listOwnStores,
  type OwnStore,
  type StoreForm,
  type StoreView,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Buyer, Seller } from '../access/actors'
import type { Context } from '../platform/context'

export const ownStores = (ctx: Context, seller: Seller): Promise<OwnStore[]> =>
  listOwnStores(ctx.db, seller.id)

/** @throws DomainError NOT_FOUND, for others' stores too */
export async function ownStore(ctx: Context, seller: Seller, storeId: string): Promise<StoreForm> {
  const store = await findOwnStore(ctx.db, seller.id, storeId)
  if (!store) throw new DomainError('NOT_FOUND')
  return store
}

const MOST_FOLLOWED = 100

export interface FollowPage {
  store: StoreView
  isFollowing: boolean
  /** All that this buyer follows, the newest first. */
  followed: FollowedStore[]
}

/** Whether a buyer follows a store. @throws DomainError NOT_FOUND */
export async function followOf(ctx: Context, buyer: Buyer, idOrSlug: string): Promise<FollowPage> {
  const store = await findStore(ctx.db, idOrSlug)
  if (!store) throw new DomainError('NOT_FOUND')
  const [isOne, followed] = await Promise.all([
    isFollowing(ctx.db, buyer.id, store.id),
    listFollowed(ctx.db, buyer.id, MOST_FOLLOWED),
  ])
  return { store, isFollowing: isOne, followed }
}
