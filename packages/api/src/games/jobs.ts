import { deleteOldRounds, NO_ROOTS } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../platform/context'

/** Rounds that have ended are of no use; rewards and points stay. */
const KEEP_ROUNDS = days(30)
const AT_ONCE = 500

export async function sweepRounds(ctx: Context): Promise<void> {
  const before = ctx.now() - KEEP_ROUNDS
  const deleteSome = () =>
    ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteOldRounds(tx, before, AT_ONCE))
  for (;;) if ((await deleteSome()) === 0) return
}
