import { findBuyerPlan, findPlanItem, settleGiftLine, type Tx } from '@pasar/db'
import { linkTo } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { makePlanToken } from './link'
import { notifyOfPlan } from './news'

/**
 * Brings the reservations of a line up to date: what was ordered in time is bought, what was cancelled is free, and what
 * is over its time is free, of which its giver is notified. A job notifies the owner once the order is paid.
 */
export async function settleGifts(tx: Tx, ctx: Context, lineId: string): Promise<void> {
  const item = await findPlanItem(tx, lineId)
  const plan = item && (await findBuyerPlan(tx, item.planId, null))
  if (!item || !plan) return
  const list = { list: plan.title, day: plan.day }
  for (const userId of await settleGiftLine(tx, lineId, ctx.now()))
    await notifyOfPlan(tx, ctx, {
      userId,
      mail: (link) => ({ kind: 'giftEnded', values: { ...list, title: item.title, link } }),
      path: linkTo('/planner/shared/:token', { token: makePlanToken(ctx, plan) }),
    })
}
