import type { Db, OwnListing } from '@pasar/db'
import { type BulkChange, type ErrorCode, refuseBulk } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { findFixed } from './auctions'
import { isComplete } from './own-listing'

/** Why a change leaves an item as it is; null when it does not. */
export async function refusalFor(
  ctx: Context,
  db: Db,
  item: OwnListing,
  change: BulkChange,
): Promise<ErrorCode | null> {
  const fixedBy = change.action === 'category' ? await findFixed(ctx, db, item) : null
  const prices = item.variants.map(({ price }) => price)
  return refuseBulk({ ...item, prices, isComplete: isComplete(item), fixedBy }, change)
}
