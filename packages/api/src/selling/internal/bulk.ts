import type { OwnListing } from '@pasar/db'
import { type BulkChange, type ErrorCode, refuseBulk } from '@pasar/domain'
import { isComplete } from './own-listing'

/** Why a change leaves an item as it is; null when it does not. */
export const refusalFor = (item: OwnListing, change: BulkChange): ErrorCode | null =>
  refuseBulk(
    { ...item, prices: item.variants.map(({ price }) => price), isComplete: isComplete(item) },
    change,
  )
