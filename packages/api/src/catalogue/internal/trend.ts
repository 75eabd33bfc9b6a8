import { readTrend, type Tx, tryAddTrendMark, writeTrend } from '@pasar/db'
import { bumpTrend, TREND_MARK_HOLDS, TREND_WEIGHT, type TrendMark } from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'

export async function bumpItemTrend(tx: Tx, itemId: string, weight: number, now: number): Promise<void> {
  await writeTrend(tx, itemId, bumpTrend(await readTrend(tx, itemId), weight, now))
}

/**
 * Counts what a member did with an item for its trend, unless they did the same lately. Accounts that anyone can make, without
 * a mailbox, make nothing trend.
 */
export async function countForTrend(
  tx: Tx,
  ctx: Context,
  { id: userId, isVerified }: Pick<Member, 'id' | 'isVerified'>,
  itemId: string,
  kind: TrendMark,
): Promise<void> {
  const now = ctx.now()
  if (!isVerified) return
  if (await tryAddTrendMark(tx, { userId, itemId, kind, now, since: now - TREND_MARK_HOLDS }))
    await bumpItemTrend(tx, itemId, TREND_WEIGHT[kind], now)
}
