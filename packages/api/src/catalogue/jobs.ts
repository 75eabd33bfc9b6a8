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
export async function sweepViews(ctx: Context): Promise<void> {
  const before = firstViewsDay(ctx.now())
  const deleteSome = () =>
    ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteItemDays(tx, before, AT_ONCE))
  for (;;) if ((await deleteSome()) === 0) return
}

/** Deletes the marks by which nothing counts twice for the trend, once they hold no more. */
export async function sweepTrendMarks(ctx: Context): Promise<void> {
  const before = ctx.now() - TREND_MARK_HOLDS
  const deleteSome = () =>
    ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteTrendMarks(tx, before, AT_ONCE))
  for (;;) if ((await deleteSome()) === 0) return
}

/** Forgets the words that nothing is found by any more. */
export async function sweepSearchWords(ctx: Context): Promise<void> {
  const deleteAfter = (word: string) =>
    ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteUnusedWords(tx, word, AT_ONCE))
  for (let after = await deleteAfter(''); after !== null; ) after = await deleteAfter(after)
}
