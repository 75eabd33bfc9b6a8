import {
  deleteStoreRename,
  findStoreRename,
  listRenamedItems,
  moveStoreRename,
  type StoreRename,
} from '@pasar/db'
import type { Context } from '../../platform/context'
import { putInSearch } from '../../selling/internal/search'

/** Put into the search anew in one transaction: others who write do not wait long. */
const ITEMS = 50

/** Brings the new name of a store into the search of some of its items. @returns what is to be done next; null for nothing */
async function settleSome(ctx: Context, seen: StoreRename): Promise<StoreRename | null> {
  const item = (await listRenamedItems(ctx.db, seen, ITEMS)).map(({ id }) => id)
  return ctx.transact({ store: seen.storeId, item }, async (tx) => {
    const rename = await findStoreRename(tx)
    // Another run was first.
    if (rename?.id !== seen.id || rename.afterSeq !== seen.afterSeq) return rename
    const { from, to, id } = rename
    const items = await listRenamedItems(tx, rename, ITEMS)
    for (const { seq, isFound, ...one } of items)
      if (isFound) await putInSearch(tx, seq, { store: to, item: one }, { store: from, item: one })
    const last = items.at(-1)
    if (last && items.length === ITEMS) await moveStoreRename(tx, id, last.seq)
    else await deleteStoreRename(tx, id)
    return findStoreRename(tx)
  })
}

/** Has items found by the new names of their stores, some at a time. What a run leaves unfinished, the next one finishes. */
export async function settleRenames(ctx: Context, signal?: AbortSignal): Promise<void> {
  let next = await findStoreRename(ctx.db)
  while (next !== null && !signal?.aborted) next = await settleSome(ctx, next)
}
