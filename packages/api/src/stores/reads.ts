import { findOwnStore, listOwnStores, type OwnStore, type StoreForm } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Seller } from '../access/actors'
import type { Context } from '../platform/context'

export const ownStores = (ctx: Context, seller: Seller): Promise<OwnStore[]> =>
  listOwnStores(ctx.db, seller.id)

/** @throws DomainError NOT_FOUND, for others' stores too */
export async function ownStore(ctx: Context, seller: Seller, storeId: string): Promise<StoreForm> {
  const store = await findOwnStore(ctx.db, seller.id, storeId)
  if (!store) throw new DomainError('NOT_FOUND')
  return store
}
