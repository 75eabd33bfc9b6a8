import { countAdmins, type Db, sumOwnAdjustments, sumOwnWaivers } from '@pasar/db'
import { COUNTED_ON_ALL, COUNTED_ON_ONE, firstIdAt, leftToAdjust, type Sen } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { payoutRules } from './rules'

/**
 * How much more an admin may adjust of a member's balances alone: the limit of payout runs, less what they have adjusted and
 * written off alone lately, of this member and of all. Many small sums are as one.
 * @returns null where there is nobody else
 */
export async function leftAlone(ctx: Context, db: Db, admin: Admin, userId: string): Promise<Sen | null> {
  if ((await countAdmins(db)) <= 1) return null
  const { secondAdmin } = await payoutRules(ctx)
  const since = (length: number) => firstIdAt('ledger', ctx.now() - length)
  const own = { madeBy: admin.id, userId, hereFrom: since(COUNTED_ON_ONE), allFrom: since(COUNTED_ON_ALL) }
  const [adjusted, waived] = [await sumOwnAdjustments(db, own), await sumOwnWaivers(db, own)]
  return leftToAdjust(secondAdmin, {
    here: adjusted.here + waived.here,
    all: adjusted.all + waived.all,
  })
}
