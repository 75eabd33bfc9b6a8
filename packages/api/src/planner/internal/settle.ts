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
  await releaseCancelledGifts(tx, lineId)
  const now = ctx.now()
  const ended = new Set<string>()
  for (const gift of await listOpenGifts(tx, lineId)) {
    const orderLineId = await findGiftOrder(tx, gift, item.variantId)
    const isBought = orderLineId !== null && (await tryBuyGift(tx, gift, orderLineId))
    if (!isBought && gift.until <= now && (await tryReleaseGift(tx, gift))) ended.add(gift.giverId)
  }
  const list = { list: plan.title, day: plan.day }
  for (const userId of ended)
    await notifyOfPlan(tx, ctx, {
      userId,
      mail: (link) => ({ kind: 'giftEnded', values: { ...list, title: item.title, link } }),
      path: linkTo('/planner/shared/:token', { token: makePlanToken(ctx, plan) }),
    })
}
