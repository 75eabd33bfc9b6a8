import { dropRelist, findAuction, findAuctionChoices, findDueRelists, findOwnListing } from '@pasar/db'
import { rootsOfAuction } from '../../auctions/internal/roots'
import type { Context } from '../../platform/context'
import { isFeatureOn } from '../../platform/settings/require-feature'
import { maySellIn } from '../internal/own-listing'
import { relistWithin } from '../internal/relist'

const AT_ONCE = 100

/** Lists one once more; of a seller who may not sell, or an item that staff removed, none. @returns whether it did */
const relistDue = (ctx: Context, itemId: string, sellerId: string): Promise<boolean> =>
  ctx.transact({ user: sellerId, ...rootsOfAuction(itemId) }, async (tx) => {
    const [item, auction] = [await findOwnListing(tx, sellerId, itemId), await findAuction(tx, itemId)]
    const choices = await findAuctionChoices(tx, itemId)
    // Another process was faster.
    if (choices?.isRelisted !== true || choices.relistedAs !== null) return false
    const maySell = item !== null && (await maySellIn(tx, sellerId, item.storeId))
    if (!maySell || item.status !== 'sold_out' || auction?.state !== 'unsold') {
      await dropRelist(tx, itemId)
      return false
    }
    await relistWithin(tx, ctx, { id: sellerId }, { item, auction })
    return true
  })

/**
 * Lists unsold auctions once more whose sellers wished so. The mark that says so goes with the transaction that lists it, so each
 * is listed once, however often and from however many processes it is tried.
 * While auctions are switched off the marks wait.
 * @returns how many were listed
 */
export async function relistUnsold(ctx: Context): Promise<number> {
  if (!(await isFeatureOn(ctx, 'auctions'))) return 0
  let count = 0
  for (const { itemId, sellerId } of await findDueRelists(ctx.db, AT_ONCE)) {
    try {
      if (await relistDue(ctx, itemId, sellerId)) count += 1
    } catch (error) {
      ctx.log.error({ id: itemId, err: error }, 'An auction could not be relisted; it will be tried again')
    }
  }
  return count
}
