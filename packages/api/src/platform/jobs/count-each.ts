import type { Roots, Tx } from '@pasar/db'
import type { Context } from '../context'

/**
 * Does something to each of some rows that are due, in a transaction of its own that looks at it anew: one that
 * fails holds up no other.
 * @returns to how many
 */
export async function countEach(
  ctx: Context,
  ids: readonly string[],
  rootsOf: (id: string) => Roots,
  work: (tx: Tx, id: string) => Promise<boolean>,
): Promise<number> {
  let count = 0
  for (const id of ids) {
    try {
      if (await ctx.transact(rootsOf(id), (tx) => work(tx, id))) count += 1
    } catch (error) {
      ctx.log.error({ id, err: error }, 'the clock could not move this on; it will be tried again')
    }
  }
  return count
}
