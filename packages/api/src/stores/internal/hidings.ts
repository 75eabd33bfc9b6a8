import {
  findOpenHiding,
  listItemsToShow,
  listShownItems,
  listUnsettledStores,
  moveRemovals,
  settleHidings,
  tryHideItem,
  tryShowItem,
} from '@pasar/db'
import { restoredStatus } from '@pasar/domain'
import type { Context } from '../../platform/context'

const STORES = 100
/** Moved in one transaction: others who write do not wait long. */
const ITEMS = 50

/**
 * Takes some items of a hidden store off sale, or puts back some of one that is shown again.
 * @returns whether there may be more
 */
async function settleSome(ctx: Context, storeId: string): Promise<boolean> {
  const isOpen = (await findOpenHiding(ctx.db, storeId)) !== null
  const [hide, show] = isOpen
    ? [await listShownItems(ctx.db, storeId, ITEMS), []]
    : [[], await listItemsToShow(ctx.db, storeId, ITEMS)]
  const items = [...hide.map(({ id }) => id), ...show.map(({ itemId }) => itemId)]
  return ctx.transact({ store: storeId, item: items }, async (tx) => {
    const hiding = await findOpenHiding(tx, storeId)
    const now = ctx.now()
    // Somebody decided otherwise meanwhile.
    if ((hiding !== null) !== isOpen) return true
    let moved = 0
    if (hiding !== null) {
      await moveRemovals(tx, storeId, hiding.id)
      for (const item of hide) {
        const { reason: note, by } = hiding
        const removal = { id: ctx.newId('removal'), hidingId: hiding.id, note, by, now }
        if (await tryHideItem(tx, item, removal)) moved += 1
      }
    }
    for (const item of show)
      if (await tryShowItem(tx, item, restoredStatus(item.statusBefore, item, now), now)) moved += 1
    if (items.length === ITEMS || moved < items.length) return true
    await settleHidings(tx, storeId)
    return false
  })
}

/**
 * Takes what stores sell off sale that were hidden, and puts back what stores sell that are shown again: some items
 * at a time. What a run leaves unfinished, the next one finishes.
 */
export async function settleStores(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const storeId of await listUnsettledStores(ctx.db, STORES))
    while (await settleSome(ctx, storeId)) if (signal?.aborted) return
}
