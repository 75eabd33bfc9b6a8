import { addItemViews, deleteItemDays, NO_ROOTS, putCount } from '@pasar/db'
import { firstViewsDay, malaysianDay } from '@pasar/domain'
import type { Context } from '../platform/context'

/** Written with one commit; others wait for it. */
const AT_ONCE = 200

/** Writes down the looks at items that were counted. What cannot be written is counted with the next. */
export async function writeViews(ctx: Context): Promise<void> {
  const day = malaysianDay(ctx.now())
  const counted = ctx.itemViews.take()
  while (counted.length > 0) {
    const some = counted.splice(0, AT_ONCE)
    try {
      await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
        for (const [itemId, views] of some) await addItemViews(tx, itemId, day, views)
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
