import { listShownAuctions } from '@pasar/db'
import type { Context } from '../../platform/context'
import type { AuctionEvent } from '../../platform/events'
import { publishAuction } from '../internal/notify'

/** How auctions stand that somebody begins to watch. Items that are no auctions, or not public, are left out. */
export const watchedAuctions = async (ctx: Context, itemIds: readonly string[]): Promise<AuctionEvent[]> =>
  (await listShownAuctions(ctx.db, itemIds)).map(publishAuction)
