import { findOwnListing } from '@pasar/db'
import {
  type BulkChange,
  changePriceBy,
  type ErrorCode,
  MAX_BULK,
  nameVariant,
  type Sen,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { refusalFor } from '../internal/bulk'

export interface BulkPreviewRow {
  id: string
  title: string
  version: number
  /** What the prices of its variants become; none where prices stay. */
  prices: { name: string; from: Sen; to: Sen }[]
  category: string
  /** Why it stays as it is; null when it will be changed. */
  refusal: ErrorCode | null
}

/** What a change would do to these items, of which those of others are left out. */
export async function bulkPreview(
  ctx: Context,
  seller: Seller<'list'>,
  ids: readonly string[],
  change: BulkChange,
): Promise<BulkPreviewRow[]> {
  const rows: BulkPreviewRow[] = []
  for (const id of [...new Set(ids)].slice(0, MAX_BULK)) {
    const item = await findOwnListing(ctx.db, seller.id, id)
    if (item === null) continue
    const refusal = await refusalFor(ctx, ctx.db, item, change)
    const prices =
      change.action !== 'price' || refusal !== null
        ? []
        : item.variants.flatMap(({ values, price: from }) => {
            const to = changePriceBy(from, change.bps)
            return to === null ? [] : [{ name: nameVariant(values), from, to }]
          })
    const { title, version, category } = item
    rows.push({ id, title, version, prices, category, refusal })
  }
  return rows
}
