import {
  type Db,
  findOpenHiding,
  findOwnListing,
  findSellerStatus,
  findStoreChoices,
  isSlugTaken,
  moveListing,
  type OwnListing,
  type Tx,
} from '@pasar/db'
import { DomainError, isCategory, slugOfTitle } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** Whose items are written: the seller who asks, or the one whose import is made. */
export interface Owner {
  readonly id: string
}

/** @throws DomainError NOT_FOUND for others' items too */
export async function findOwn(db: Db, seller: Owner, itemId: string) {
  const item = await findOwnListing(db, seller.id, itemId)
  if (!item) throw new DomainError('NOT_FOUND')
  return item
}

/** What can be changed at all: what the market's staff took off is not its seller's to change. */
export function refuseRemoved({ status }: OwnListing): void {
  if (status === 'removed') throw new DomainError('ITEM_NOT_CHANGEABLE')
}

/** Whether a draft has all details that an item on sale needs. */
export const isComplete = ({
  category,
  description,
  variants,
  weightG,
  isVirtual,
  files,
  pictures,
  servicePlace,
  serviceArea,
}: OwnListing): boolean =>
  isCategory(category) &&
  description.trim() !== '' &&
  pictures.length > 0 &&
  variants.every(({ price }) => price > 0) &&
  (isVirtual
    ? files > 0
    : servicePlace === null
      ? weightG > 0
      : servicePlace === 'remote' || serviceArea !== '')

/** Whether a seller may put something on sale in a store of theirs that neither staff nor a suspension hides. */
export const maySellIn = async (db: Db, sellerId: string, storeId: string): Promise<boolean> =>
  (await findSellerStatus(db, sellerId)) === 'approved' && (await findOpenHiding(db, storeId)) === null

/** @throws DomainError VALIDATION at the store, for others' stores too; STORE_HIDDEN */
export async function requireOwnStore(db: Db, seller: Owner, storeId: string): Promise<string> {
  const store = (await findStoreChoices(db, seller.id)).find(({ id }) => id === storeId)
  if (!store) throw new DomainError('VALIDATION', {}, { storeId: 'choose' })
  if ((await findOpenHiding(db, storeId)) !== null) throw new DomainError('STORE_HIDDEN')
  return store.name
}

/** What was sold out is on sale again as soon as there is some. @throws DomainError ITEM_EDITED */
export async function resume(ctx: Context, tx: Tx, seller: Owner, itemId: string): Promise<void> {
  const at = { id: itemId, sellerId: seller.id, from: ['sold_out'] } as const
  if (!(await moveListing(tx, at, 'active', ctx.now()))) throw new DomainError('ITEM_EDITED')
}

/** The title as an address; with a part of the item's id where another item has it. */
export async function freeSlug(tx: Tx, title: string, itemId: string): Promise<string> {
  const wanted = slugOfTitle(title)
  const own = itemId.slice(-8)
  if (wanted === '') return `item-${own}`
  return (await isSlugTaken(tx, wanted)) ? `${wanted}-${own}` : wanted
}
