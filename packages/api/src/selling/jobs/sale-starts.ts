import { findOwnListing, findSellerStatus, listDueListings, moveListing, setSaleStart } from '@pasar/db'
import type { Context } from '../../platform/context'
import { isComplete } from '../internal/own-listing'
import { putInSearch } from '../internal/search'

const AT_ONCE = 100

/** Puts a draft on sale; one that may not be sold, or tells too little by now, stays a draft without a time. */
async function startSale(ctx: Context, id: string, sellerId: string): Promise<void> {
  await ctx.transact({ item: id, variant: { item: id } }, async (tx) => {
    const item = await findOwnListing(tx, sellerId, id)
    const now = ctx.now()
    if (item?.onSaleAt == null || item.onSaleAt > now) return
    const maySell = (await findSellerStatus(tx, sellerId)) === 'approved' && isComplete(item)
    const at = { id, sellerId, from: ['draft'] } as const
    if (!maySell || !(await moveListing(tx, at, 'active', now))) {
      await setSaleStart(tx, { id, sellerId }, null)
      ctx.log.warn({ item: id }, 'An item could not be put on sale at its time')
      return
    }
    await putInSearch(tx, item.seq, { store: item.storeName, item }, null)
  })
}

/** Puts items on sale whose time has come. */
export async function startDueSales(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listDueListings(ctx.db, ctx.now(), AT_ONCE)
    for (const { id, sellerId } of due) {
      if (signal?.aborted) return
      await startSale(ctx, id, sellerId)
    }
    if (due.length < AT_ONCE) return
  }
}
