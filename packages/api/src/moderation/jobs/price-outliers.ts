import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { findPriceQuartiles, NO_ROOTS, putPriceOutliers } from '@pasar/db'
import { CATEGORIES, priceFences } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** Finds, category by category, the items whose price is far from what is usual there. */
export async function notePriceOutliers(ctx: Context): Promise<void> {
  for (const { slug } of CATEGORIES) {
    const quartiles = await findPriceQuartiles(ctx.db, slug)
    const fences = priceFences(quartiles)
    const noted = fences && { ...fences, median: quartiles.median }
    await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => putPriceOutliers(tx, slug, noted))
    await yieldToEventLoop()
  }
}
