import { type HidingCause, insertHiding, listStoreIds, type Tx, tryEndHiding } from '@pasar/db'
import type { Context } from '../../platform/context'

export interface Hiding {
  sellerId: string
  cause: Exclude<HidingCause, 'staff'>
  reason: string
  /** Null for a change from the shell. */
  by: string | null
}

/** Hides all stores of a seller: what they sell is off sale with them, and is back with them. */
export async function hideStoresOf(
  tx: Tx,
  ctx: Context,
  { sellerId, cause, reason, by }: Hiding,
): Promise<void> {
  const stores = await listStoreIds(tx, sellerId)
  for (const storeId of stores) {
    const hiding = { id: ctx.newId('hiding'), storeId, cause, reason, by, now: ctx.now() }
    if (!(await insertHiding(tx, hiding))) throw new RangeError(`${storeId} is hidden for ${cause} already`)
  }
  if (stores.length > 0) tx.afterCommit(() => ctx.jobTriggers.trigger('storeHidings'))
}

/** Ends what hides the stores of a seller for that cause. What else hides one goes on. */
export async function showStoresOf(
  tx: Tx,
  ctx: Context,
  { sellerId, cause, reason, by }: Hiding,
): Promise<void> {
  const end = { by, reason, now: ctx.now() }
  let ended = 0
  for (const storeId of await listStoreIds(tx, sellerId))
    if (await tryEndHiding(tx, storeId, cause, end)) ended += 1
  if (ended > 0) tx.afterCommit(() => ctx.jobTriggers.trigger('storeHidings'))
}
