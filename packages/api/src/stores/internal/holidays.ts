import {
  endHoliday,
  endHolidayPause,
  hidesItems,
  listEndedHolidays,
  listPausedByHoliday,
  listSold,
  listUnsettledHolidays,
  pauseForHoliday,
  settleHoliday,
} from '@pasar/db'
import { dayOf } from '@pasar/domain'
import type { Context } from '../../platform/context'

const STORES = 100
/** Moved in one transaction: others who write do not wait long. */
const ITEMS = 50

/**
 * Pauses some of what a store on holiday sells, or puts some of it back after the holiday.
 * @returns whether there may be more
 */
async function settleSome(ctx: Context, storeId: string): Promise<boolean> {
  const isHiding = (await hidesItems(ctx.db, storeId)) ?? false
  const items = await (isHiding ? listSold : listPausedByHoliday)(ctx.db, storeId, ITEMS)
  return ctx.transact({ store: storeId, item: items }, async (tx) => {
    // Its seller decided otherwise meanwhile.
    if (((await hidesItems(tx, storeId)) ?? false) !== isHiding) return true
    const now = ctx.now()
    for (const item of items)
      if (isHiding) await pauseForHoliday(tx, item, storeId, now)
      else await endHolidayPause(tx, item, now)
    if (items.length > 0) return true
    await settleHoliday(tx, storeId)
    return false
  })
}

/**
 * Ends the holidays that are over, takes what stores hide on holiday off sale, and puts it back afterwards: some items at a
 * time. What a run leaves unfinished, the next one finishes.
 */
export async function settleHolidays(ctx: Context, signal?: AbortSignal): Promise<void> {
  const today = dayOf(ctx.now())
  for (const storeId of await listEndedHolidays(ctx.db, today, STORES))
    await ctx.transact({ store: storeId }, (tx) => endHoliday(tx, storeId, today))
  for (const storeId of await listUnsettledHolidays(ctx.db, STORES))
    while (await settleSome(ctx, storeId)) if (signal?.aborted) return
}
