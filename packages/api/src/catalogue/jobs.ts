import {
  addItemViews,
  deleteItemDays,
  deleteTrendMarks,
  deleteUnusedWords,
  NO_ROOTS,
  putCount,
} from '@pasar/db'
import { firstViewsDay, malaysianDay, TREND_MARK_HOLDS, TREND_WEIGHT } from '@pasar/domain'
import type { Context } from '../platform/context'
import { deleteInSlices } from '../platform/jobs/delete-in-slices'
import { waitForIdle } from '../platform/jobs/wait-for-idle'
import { bumpItemTrend } from './internal/trend'

/** Written with one commit; others wait for it. */
const AT_ONCE = 200

/** Writes down the looks at items that were counted. What cannot be written is counted with the next. */
export async function writeViews(ctx: Context): Promise<void> {
  const day = malaysianDay(ctx.now())
  const counted = ctx.itemViews.take()
  while (counted.length > 0) {
    const some = counted.splice(0, AT_ONCE)
    try {
      await ctx.transact({ item: some.map(([itemId]) => itemId) }, async (tx) => {
        for (const [itemId, views] of some) {
          await addItemViews(tx, itemId, day, views)
          await bumpItemTrend(tx, itemId, TREND_WEIGHT.view * views, ctx.now())
        }
        await putCount(
          tx,
          'view',
          day,
          some.reduce((sum, [, views]) => sum + views, 0),
        )
      })
    } catch (error) {
      for (const [itemId, views] of [...some, ...counted]) ctx.itemViews.add(itemId, views)
      throw error
    }
  }
}

/** Deletes the days that no list shows any more. */
export async function sweepViews(ctx: Context, signal: AbortSignal): Promise<void> {
  const before = firstViewsDay(ctx.now())
  await deleteInSlices(ctx, signal, (tx, limit) => deleteItemDays(tx, before, limit))
}

/** Deletes the marks by which nothing counts twice for the trend, once they hold no more. */
export async function sweepTrendMarks(ctx: Context, signal: AbortSignal): Promise<void> {
  const before = ctx.now() - TREND_MARK_HOLDS
  await deleteInSlices(ctx, signal, (tx, limit) => deleteTrendMarks(tx, before, limit))
}

/** Forgets the words that nothing is found by any more. */
export async function sweepSearchWords(ctx: Context, signal: AbortSignal): Promise<void> {
  let after: string | null = ''
  while (after !== null && !signal.aborted) {
    await waitForIdle(signal)
    const from: string = after
    after = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteUnusedWords(tx, from, AT_ONCE))
  }
}
