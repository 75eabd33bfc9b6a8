import { type Db, findOwnListing, findStoreChoices, moveListing, type OwnListing, type Tx } from '@pasar/db'
import { DomainError, isCategory } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'

/** @throws DomainError NOT_FOUND for others' items too */
export async function findOwn(db: Db, seller: Seller, itemId: string) {
  const item = await findOwnListing(db, seller.id, itemId)
  if (!item) throw new DomainError('NOT_FOUND')
  return item
}

/** What can be changed at all: what the market's staff took off is not its seller's to change. */
export function refuseRemoved({ status }: OwnListing): void {
  if (status === 'removed') throw new DomainError('ITEM_NOT_CHANGEABLE')
}

/** Whether a draft has all details that an item on sale needs. */
export const isComplete = ({ category, description, variants, weightG, isVirtual }: OwnListing): boolean =>
  isCategory(category) &&
  description.trim() !== '' &&
  variants.every(({ price }) => price > 0) &&
  (isVirtual || weightG > 0)

/** A price and a stock belong to the one variant; an auction's price to its bids. */
export const hasOwnPrice = ({ listingType, variants }: OwnListing): boolean =>
  listingType === 'Fixed' && variants.length === 1

/** @throws DomainError VALIDATION at the store, for others' stores too */
export async function requireOwnStore(db: Db, seller: Seller, storeId: string): Promise<string> {
  const store = (await findStoreChoices(db, seller.id)).find(({ id }) => id === storeId)
  if (!store) throw new DomainError('VALIDATION', {}, { storeId: 'choose' })
  return store.name
}

/** What was sold out is on sale again as soon as there is some. @throws DomainError ITEM_EDITED */
export async function resume(ctx: Context, tx: Tx, seller: Seller, itemId: string): Promise<void> {
  const at = { id: itemId, sellerId: seller.id, from: ['sold_out'] } as const
  if (!(await moveListing(tx, at, 'active', ctx.now()))) throw new DomainError('ITEM_EDITED')
}
