import { maxSen, minSen, type Sen } from '../kernel/money'
import { days } from '../kernel/time'

/** A price before is the lowest of so many days before the discount. */
export const WAS_DAYS = 30

/** A price of an item, and since when (in milliseconds) it cost that. */
export interface PriceSince {
  price: Sen
  from: number
}

/**
 * The most that may be shown as the price before of an item at `price`: the lowest it cost in the 30 days before it came
 * down to that. Null where it cost nothing else before.
 * @param prices all there were, the oldest first
 */
export function highestWas(prices: readonly PriceSince[], price: Sen, now: number): Sen | null {
  const last = prices.at(-1)
  const start = last?.price === price ? last.from : now
  const first = start - days(WAS_DAYS)
  let lowest: Sen | null = null
  for (const [at, { price: known, from }] of prices.entries()) {
    const until = prices[at + 1]?.from ?? Number.POSITIVE_INFINITY
    if (from < start && until > first) lowest = lowest === null ? known : minSen(lowest, known)
  }
  return lowest
}

/** What of a price before may be shown beside `price`; null for nothing. @param highest as `highestWas` says */
export function capWas(was: Sen | null, price: Sen, highest: Sen | null): Sen | null {
  if (was === null || highest === null) return null
  const shown = minSen(was, highest)
  return maxSen(shown, price) === price ? null : shown
}
