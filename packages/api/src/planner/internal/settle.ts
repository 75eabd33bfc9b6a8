import {
  findBuyerPlan,
  findGiftOrder,
  findPlanItem,
  listOpenGifts,
  releaseCancelledGifts,
  type Tx,
  tryBuyGift,
  tryReleaseGift,
} from '@pasar/db'
import { areGiftsShown, linkTo } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { makePlanToken } from './link'
import { notifyOfPlan, planPath } from './news'

/**
 * Brings the reservations of a line up to date: what was ordered in time is bought, what was cancelled is free, and what
 * is over its time is free, of which its giver is notified.
 */
export async function settleGifts(tx: Tx, ctx: Context, lineId: string): Promise<void> {
  const item = await findPlanItem(tx, lineId)
  const plan = item && (await findBuyerPlan(tx, item.planId, null))
  if (!item || !plan) return
  await releaseCancelledGifts(tx, lineId)
  const now = ctx.now()
  let bought = 0
  const ended = new Set<string>()
  for (const gift of await listOpenGifts(tx, lineId)) {
    const orderLineId = await findGiftOrder(tx, gift, item.variantId)
    if (orderLineId !== null) {
      if (await tryBuyGift(tx, gift, orderLineId)) bought += 1
    } else if (gift.until <= now && (await tryReleaseGift(tx, gift))) ended.add(gift.giverId)
  }
  const list = { list: plan.title, day: plan.day }
  for (const userId of ended)
    await notifyOfPlan(tx, ctx, {
      userId,
      mail: (link) => ({ kind: 'giftEnded', values: { ...list, title: item.title, link } }),
      path: linkTo('/planner/shared/:token', { token: makePlanToken(ctx, plan) }),
    })
  // Until the day it is a surprise; on the day a job notifies of everything until then.
  if (bought > 0 && areGiftsShown(plan.giftsFrom, now))
    await notifyOfPlan(tx, ctx, {
      userId: plan.userId,
      mail: (link) => ({ kind: 'planGiven', values: { ...list, pieces: bought, link } }),
      path: planPath(plan.id),
    })
}
