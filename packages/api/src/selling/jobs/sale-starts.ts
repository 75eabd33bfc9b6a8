import {
  findOwnListing,
  findPlan,
  listDueListings,
  moveListing,
  type OwnListing,
  setSaleStart,
  type Tx,
} from '@pasar/db'
import { endOfPlan, linkTo, type NoticeName } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { isFeatureOn } from '../../platform/settings/require-feature'
import { startAuction } from '../internal/auctions'
import { isComplete, maySellIn } from '../internal/own-listing'
import { putInSearch } from '../internal/search'

const AT_ONCE = 100

type Cause = Extract<NoticeName, 'startForbidden' | 'startIncomplete' | 'startTooLate'>

/** Why an item cannot be put on sale now; null when it can. */
async function findCause(tx: Tx, ctx: Context, item: OwnListing, sellerId: string): Promise<Cause | null> {
  if (!(await maySellIn(tx, sellerId, item.storeId))) return 'startForbidden'
  if (!isComplete(item)) return 'startIncomplete'
  if (item.listingType === 'Fixed') return null
  const plan = await findPlan(tx, item.id)
  if (plan === null || plan.startPrice < 1) return 'startIncomplete'
  return endOfPlan(plan, ctx.now()) === null ? 'startTooLate' : null
}

async function putOnSale(tx: Tx, ctx: Context, item: OwnListing, sellerId: string): Promise<boolean> {
  if (item.listingType === 'Fixed')
    return moveListing(tx, { id: item.id, sellerId, from: ['draft'] }, 'active', ctx.now())
  const plan = await findPlan(tx, item.id)
  if (plan === null) return false
  await startAuction(tx, ctx, { id: sellerId }, item.id, plan)
  return true
}

/** Puts a draft on sale; one that cannot be stays a draft without a time, and its seller is told why. */
async function startSale(ctx: Context, id: string, sellerId: string): Promise<void> {
  await ctx.transact({ user: sellerId, item: id, variant: { item: id } }, async (tx) => {
    const item = await findOwnListing(tx, sellerId, id)
    if (item?.onSaleAt == null || item.onSaleAt > ctx.now()) return
    // They were switched off this moment.
    if (item.listingType === 'Auction' && !(await isFeatureOn(ctx, 'auctions'))) return
    const cause = await findCause(tx, ctx, item, sellerId)
    if (cause === null && (await putOnSale(tx, ctx, item, sellerId)))
      return putInSearch(tx, item.seq, { store: item.storeName, item }, null)
    await setSaleStart(tx, { id, sellerId }, null)
    ctx.log.warn({ item: id, cause }, 'An item could not be put on sale at its time')
    if (cause === null) return
    const link = linkTo('/add-items', { item: id })
    await notifyMember(tx, ctx, {
      userId: sellerId,
      kind: cause,
      data: { item: id, title: item.title },
      link,
    })
  })
}

/** Puts items on sale whose time has come. While auctions are switched off those that are due wait. */
export async function startDueSales(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const withAuctions = await isFeatureOn(ctx, 'auctions')
    const due = await listDueListings(ctx.db, ctx.now(), AT_ONCE, { withAuctions })
    for (const { id, sellerId } of due) {
      if (signal?.aborted) return
      await startSale(ctx, id, sellerId)
    }
    if (due.length < AT_ONCE) return
  }
}
