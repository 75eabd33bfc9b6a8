import { days, firstViewsDay, malaysianDay } from '@pasar/domain'
import type { Random } from '../ids'
import type { PlannedOrder } from '../orders'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'

const VIEWS_A_DAY = 14
/** Of all looks at items, in parts of a hundred. */
const CARTS_PERCENT = 4
/** What people look for that nobody sells yet, with how often on a usual day. */
const NOT_FOUND = [
  ['kasut hiking lelaki', 3],
  ['robot vacuum parts', 2],
  ['猫爬架', 2],
  ['durian musang king frozen', 1],
  ['kerusi pejabat ergonomik', 1],
] as const

/** How often items were viewed and bought on each of the days that sellers are shown. */
export function writeViews(
  writer: SeedWriter,
  random: Random,
  { items, orders, now }: { items: readonly DemoItem[]; orders: readonly PlannedOrder[]; now: number },
): void {
  const bought = countLines(orders)
  const today = malaysianDay(now)
  const viewed = new Map<number, number>()
  for (const { id, popularity, publishedAt } of items)
    for (let day = firstViewsDay(now); day <= today; day++) {
      const lines = bought.get(`${id} ${day}`) ?? 0
      const isOut = publishedAt <= now - days(today - day)
      const views = lines * 3 + (isOut ? Math.floor(popularity * VIEWS_A_DAY * random()) : 0)
      if (views > 0) writer.insert('item_days', { item_id: id, day, views, orders: lines })
      viewed.set(day, (viewed.get(day) ?? 0) + views)
    }
  for (const [day, views] of viewed) {
    const placed = orders.filter(({ story }) => malaysianDay(story.placedAt) === day).length
    const carts = placed * 2 + Math.floor((views * CARTS_PERCENT) / 100)
    writer.insert('counted_days', { name: 'view', day, count: views })
    writer.insert('counted_days', { name: 'cart', day, count: carts })
    writer.insert('counted_days', { name: 'checkout', day, count: placed + Math.floor(carts / 3) })
    for (const [words, usual] of NOT_FOUND) {
      const count = Math.floor(usual * 2 * random())
      if (count > 0) writer.insert('empty_searches', { day, words, count })
    }
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
