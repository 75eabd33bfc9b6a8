import { days, firstViewsDay, malaysianDay } from '@pasar/domain'
import type { Random } from '../ids'
import type { PlannedOrder } from '../orders'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'

const VIEWS_A_DAY = 14

/** How often items were viewed and bought on each of the days that sellers are shown. */
export function writeViews(
  writer: SeedWriter,
  random: Random,
  { items, orders, now }: { items: readonly DemoItem[]; orders: readonly PlannedOrder[]; now: number },
): void {
  const bought = countLines(orders)
  const today = malaysianDay(now)
  for (const { id, popularity, publishedAt } of items)
    for (let day = firstViewsDay(now); day <= today; day++) {
      const lines = bought.get(`${id} ${day}`) ?? 0
      const isOut = publishedAt <= now - days(today - day)
      const views = lines * 3 + (isOut ? Math.floor(popularity * VIEWS_A_DAY * random()) : 0)
      if (views > 0) writer.insert('item_days', { item_id: id, day, views, orders: lines })
    }
}

/** Lines that were paid, by item and Malaysian day. */
function countLines(orders: readonly PlannedOrder[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { story, parcels } of orders) {
    if (story.paidAt === null) continue
    for (const { line } of parcels.flatMap(({ lines }) => lines)) {
      const key = `${line.item.itemId} ${malaysianDay(story.paidAt)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}
