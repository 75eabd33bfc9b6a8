import { type Sen, sen, sumSen, ZERO } from '../kernel/money'
import { monthOf } from './calendar'
import type { DaySpan, ReportPeriod } from './periods'

/** What happened in the market within some time. Amounts in sen. */
export interface Figures {
  /** What buyers paid, shipping included, before refunds. */
  sales: Sen
  /** What went back to buyers. */
  refunds: Sen
  /** What coupons of the market cost it, less what refunds gave back. */
  promotions: Sen
  /** Fees that the market earned. */
  fees: Sen
  /** Paid ones. */
  orders: number
  members: number
}

export interface DayFigures extends Figures {
  /** A Malaysian day, since 1970-01-01. */
  day: number
}

/** Figures of a day or a month. */
export interface StepFigures extends Figures {
  /** The first day of it within the period. */
  day: number
}

/** By what sales are grouped. */
export const SALES_KINDS = ['item', 'store', 'category'] as const
export type SalesKind = (typeof SALES_KINDS)[number]

/** From a look at an item to its payment. The last one is counted by orders. */
export const FUNNEL_STEPS = ['view', 'cart', 'checkout', 'paid'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** Those that are counted as they happen, and who opens the link of a reseller. */
export type CountedStep = Exclude<FunnelStep, 'paid'> | `ref:${string}`

const add = (a: Figures, b: Figures): Figures => ({
  sales: sumSen([a.sales, b.sales]),
  refunds: sumSen([a.refunds, b.refunds]),
  promotions: sumSen([a.promotions, b.promotions]),
  fees: sumSen([a.fees, b.fees]),
  orders: a.orders + b.orders,
  members: a.members + b.members,
})

const NO_FIGURES_AT_ALL: Figures = {
  sales: ZERO,
  refunds: ZERO,
  promotions: ZERO,
  fees: ZERO,
  orders: 0,
  members: 0,
}

const isWithin = (day: number, { first, last }: DaySpan): boolean => day >= first && day <= last

/** The sum of the days within a span. */
export const sumFigures = (days: readonly DayFigures[], span: DaySpan): Figures =>
  days.filter(({ day }) => isWithin(day, span)).reduce(add, NO_FIGURES_AT_ALL)

const stepOf = ({ step }: ReportPeriod) => (step === 'day' ? (day: number) => day : monthOf)

/** A period day by day or month by month, also where nothing happened, the oldest first. */
export function toSteps(days: readonly DayFigures[], period: ReportPeriod): StepFigures[] {
  const keyOf = stepOf(period)
  const steps = new Map<number, StepFigures>()
  for (let day = period.first; day <= period.last; day++)
    if (!steps.has(keyOf(day))) steps.set(keyOf(day), { day, ...NO_FIGURES_AT_ALL })
  for (const one of days) {
    const step = steps.get(keyOf(one.day))
    if (step && isWithin(one.day, period)) steps.set(keyOf(one.day), { ...add(step, one), day: step.day })
  }
  return [...steps.values()]
}

/** Days that a period is compared with, each as the day of the period that it is compared with. */
const asCompared = <T extends { day: number }>(days: readonly T[], { first, before }: ReportPeriod): T[] =>
  days
    .filter(({ day }) => isWithin(day, before))
    .map((one) => ({ ...one, day: one.day + first - before.first }))

/** The time before a period in the same steps, so that each is compared with as many days. */
export const toStepsBefore = (days: readonly DayFigures[], period: ReportPeriod): StepFigures[] =>
  toSteps(asCompared(days, period), period)

export interface DayCount {
  /** A Malaysian day, since 1970-01-01. */
  day: number
  count: number
}

/** How often something happened in each step of a period, the oldest first. */
export function countSteps(days: readonly DayCount[], period: ReportPeriod): number[] {
  const keyOf = stepOf(period)
  const steps = new Map<number, number>()
  for (let day = period.first; day <= period.last; day++) steps.set(keyOf(day), 0)
  for (const { day, count } of days)
    if (isWithin(day, period)) steps.set(keyOf(day), (steps.get(keyOf(day)) ?? 0) + count)
  return [...steps.values()]
}

export const countStepsBefore = (days: readonly DayCount[], period: ReportPeriod): number[] =>
  countSteps(asCompared(days, period), period)

/** What an order was worth on average, half up to the sen; null without orders. */
export const averageBasket = ({ sales, orders }: Pick<Figures, 'sales' | 'orders'>): Sen | null =>
  orders === 0 ? null : sen(Math.floor((2 * sales + orders) / (2 * orders)))

/** Whole percent more or less than before; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null

/** Tenths of a percent of `of`; null of nothing. */
export const shareOf = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part / of) * 1_000)
