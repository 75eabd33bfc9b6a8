import { NO_ROOTS, type Tx } from '@pasar/db'
import type { Context } from '../context'
import { waitForIdle } from './wait-for-idle'

/** Rows of one commit; others wait for it. */
export const SLICE = 500

/** Deletes what has piled up, so many rows at a time; requests go first. @param deleteSome says how many it deleted */
export async function deleteInSlices(
  ctx: Context,
  signal: AbortSignal,
  deleteSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    const deleted = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteSome(tx, SLICE))
    if (deleted < SLICE) return
    await waitForIdle(signal)
  }
}
