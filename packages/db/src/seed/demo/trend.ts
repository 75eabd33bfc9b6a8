import { bumpTrend, days, TREND_WEIGHT } from '@pasar/domain'
import type { Random } from '../ids'
import type { PlannedOrder } from '../orders'
import type { DemoItem } from './items'

/** Days of views behind the scores; what is older hardly counts. */
const VIEWED_DAYS = 12
const VIEWS_A_DAY = 14

/** Pieces sold by item id: every paid order counts, as it does when a payment settles. */
export function countSold(orders: readonly PlannedOrder[]): Map<string, number> {
  const sold = new Map<string, number>()
  for (const order of orders) {
    if (order.story.paidAt === null) continue
    for (const { line } of order.parcels.flatMap(({ lines }) => lines))
      sold.set(line.item.itemId, (sold.get(line.item.itemId) ?? 0) + line.item.quantity)
  }
  return sold
}

/** The trend score of every item: its views, hearts and cart adds of the last days, and its sales. */
export function scoreTrends(
  random: Random,
  items: readonly DemoItem[],
  orders: readonly PlannedOrder[],
  now: number,
): Map<string, number> {
  const scores = new Map<string, number>()
  const bump = (itemId: string, weight: number, at: number): void => {
    if (weight > 0) scores.set(itemId, bumpTrend(scores.get(itemId) ?? 0, weight, at))
  }
  for (const { id, popularity, publishedAt } of items)
    for (let day = 0; day < VIEWED_DAYS; day++) {
      const at = now - days(day) - Math.floor(random() * days(1))
      if (at < publishedAt) continue
      const views = Math.ceil(popularity * VIEWS_A_DAY * (0.4 + random()))
      bump(id, views * TREND_WEIGHT.view, at)
      bump(id, Math.floor((views * random()) / 12) * TREND_WEIGHT.wishlist, at)
      bump(id, Math.floor((views * random()) / 18) * TREND_WEIGHT.cart, at)
    }
  for (const { story, parcels } of orders) {
    if (story.paidAt === null) continue
    for (const { line } of parcels.flatMap(({ lines }) => lines))
      bump(line.item.itemId, TREND_WEIGHT.sale, story.paidAt)
  }
  return scores
}
