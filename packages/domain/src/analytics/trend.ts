import { days } from '../kernel/time'

/** What makes an item trend, and how much each counts. */
export const TREND_WEIGHT = { view: 1, cart: 5, wishlist: 3, sale: 20 } as const

/** What a member can do again and again. */
const TREND_MARKS = ['cart', 'wishlist'] as const satisfies readonly (keyof typeof TREND_WEIGHT)[]
export type TrendMark = (typeof TREND_MARKS)[number]
/** Within that each of them counts once of a member and an item: nobody makes an item trend by themselves. */
export const TREND_MARK_HOLDS = days(7)

/** After 7 days an event still counts 1/16: the score is about the last week. */
const HALF_LIFE = days(7) / 4
/** Scores count from this moment so that they stay small, yet above 0 whatever the clock says. */
const ORIGIN = Date.UTC(2000, 0, 1)

/**
 * Adds an event to an item's trend score. The score is log2 of the sum of weight · 2^(time/half-life)
 * (forward decay, Cormode et al. 2009): it orders items by their decayed activity at any moment, and
 * never has to be brought up to date. 0 means that nothing has happened yet.
 */
export function bumpTrend(score: number, weight: number, now: number): number {
  const event = Math.log2(weight) + (now - ORIGIN) / HALF_LIFE
  if (score === 0) return event
  const [high, low] = score > event ? [score, event] : [event, score]
  return high + Math.log2(1 + 2 ** (low - high))
}
