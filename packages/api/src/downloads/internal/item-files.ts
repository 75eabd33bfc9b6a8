import { type Db, findFilesItem, listFileVersions } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Seller } from '../../access/actors'

/** An item of the seller's with all versions of its files. @throws DomainError NOT_FOUND for others' items too */
export async function requireFilesItem(db: Db, seller: Seller<'list'>, itemId: string) {
  const item = await findFilesItem(db, itemId, seller.id)
  if (!item) throw new DomainError('NOT_FOUND')
  return { ...item, versions: await listFileVersions(db, itemId) }
}
