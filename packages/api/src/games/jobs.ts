import { deleteOldRounds } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../platform/context'
import { deleteInSlices } from '../platform/jobs/delete-in-slices'

/** Rounds that have ended are of no use; rewards and points stay. */
const KEEP_ROUNDS = days(30)

export async function sweepRounds(ctx: Context, signal: AbortSignal): Promise<void> {
  const before = ctx.now() - KEEP_ROUNDS
  await deleteInSlices(ctx, signal, (tx, limit) => deleteOldRounds(tx, before, limit))
}
