import { type Sen, sen } from '../kernel/money'

/** With fewer items nothing is usual in a category. */
export const MIN_USUAL_ITEMS = 20
/**
 * How many times the spread of the middle half a price lies off before it is looked at. Tukey's 1.5 labels one of
 * 150 ordinary items; 2.2 labels a few of 10,000 (Hoaglin and Iglewicz, "Fine-Tuning Some Resistant Rules for Outlier
 * Labeling", JASA 82, 1987).
 */
const REACH = 2.2
/** Where half of a category costs the same, the next price is none that is off. */
const MIN_SPREAD = 1.5

/** What a category's items cost: a quarter less than `lower`, half less than the median, a quarter more than `upper`. */
export interface PriceQuartiles {
  count: number
  lower: Sen
  median: Sen
  upper: Sen
}

export interface PriceFences {
  low: Sen
  high: Sen
}

/**
 * Between what a price is usual in its category; null where that cannot be said. Prices are compared by their ratios: RM 200 is as
 * far from RM 20 as RM 2 is. Quartiles do not move with a few prices that are wrong, as a mean would.
 */
export function priceFences({ count, lower, upper }: PriceQuartiles): PriceFences | null {
  if (count < MIN_USUAL_ITEMS || lower <= 0) return null
  const reach = Math.max(upper / lower, MIN_SPREAD) ** REACH
  const high = upper * reach
  return {
    low: sen(Math.floor(lower / reach)),
    high: sen(high < Number.MAX_SAFE_INTEGER ? Math.ceil(high) : Number.MAX_SAFE_INTEGER),
  }
}
