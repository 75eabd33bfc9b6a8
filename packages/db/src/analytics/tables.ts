import type { CountedStep, SalesKind } from '@pasar/domain'
import type { Generated } from 'kysely'

/** Days are Malaysian ones since 1970-01-01, months are counted from the year 0. */
export interface MarketDaysTable {
  day: number
  sales_sen: number
  refunds_sen: number
  promotions_sen: number
  fees_sen: number
  orders: number
  members: number
}

export interface SalesDaysTable {
  kind: SalesKind
  day: number
  /** Of an item or a store, or the slug of a category. */
  id: string
  pieces: number
  /** Item money, discounts taken off. */
  sales_sen: number
}

/** Sums of the last `days` days without the current one, and of as many days before that period. */
export interface SalesWindowsTable {
  kind: SalesKind
  days: number
  id: string
  pieces: Generated<number>
  sales_sen: Generated<number>
  pieces_before: Generated<number>
  sales_before_sen: Generated<number>
}

/** When a member bought first and last. */
export interface BuyerMonthsTable {
  buyer_id: string
  first_month: number
  last_month: number
}

/** How many of those who bought first in one month bought in another. */
export interface CohortMonthsTable {
  first_month: number
  month: number
  buyers: number
}

export interface CouponDaysTable {
  day: number
  coupon_id: string
  uses: number
  cost_sen: number
  /** Of the orders it was used in. */
  sales_sen: number
}

export interface CountedDaysTable {
  name: CountedStep
  day: number
  count: number
}

export interface EmptySearchesTable {
  day: number
  words: string
  count: number
}

export interface AnalyticsTables {
  market_days: MarketDaysTable
  sales_days: SalesDaysTable
  sales_windows: SalesWindowsTable
  buyer_months: BuyerMonthsTable
  cohort_months: CohortMonthsTable
  coupon_days: CouponDaysTable
  counted_days: CountedDaysTable
  empty_searches: EmptySearchesTable
}
