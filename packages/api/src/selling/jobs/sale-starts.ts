import {
  findOwnListing,
  findPlan,
  listDueListings,
  moveListing,
  type OwnListing,
  setSaleStart,
  type Tx,
} from '@pasar/db'
import { endOfPlan } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { isFeatureOn } from '../../platform/settings/require-feature'
import { startAuction } from '../internal/auctions'
import { isComplete, maySellIn } from '../internal/own-listing'
import { putInSearch } from '../internal/search'

const AT_ONCE = 100

/** False when it cannot be put on sale, such as an auction whose end has come too close, or while auctions are switched off. */
async function putOnSale(tx: Tx, ctx: Context, item: OwnListing, sellerId: string): Promise<boolean> {
  const now = ctx.now()
  if (item.listingType === 'Fixed')
    return moveListing(tx, { id: item.id, sellerId, from: ['draft'] }, 'active', now)
  const plan = await findPlan(tx, item.id)
  if (plan === null || plan.startPrice < 1 || endOfPlan(plan, now) === null) return false
  if (!(await isFeatureOn(ctx, 'auctions'))) return false
  await startAuction(tx, ctx, { id: sellerId }, item.id, plan)
  return true
}

/** Puts a draft on sale; one that may not be sold, or lacks a required field by now, stays a draft without a time. */
async function startSale(ctx: Context, id: string, sellerId: string): Promise<void> {
  await ctx.transact({ item: id, variant: { item: id } }, async (tx) => {
    const item = await findOwnListing(tx, sellerId, id)
    if (item?.onSaleAt == null || item.onSaleAt > ctx.now()) return
    const maySell = (await maySellIn(tx, sellerId, item.storeId)) && isComplete(item)
    if (!maySell || !(await putOnSale(tx, ctx, item, sellerId))) {
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
