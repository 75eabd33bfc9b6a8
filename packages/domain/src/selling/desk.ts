import { changeOf } from '../analytics/figures'
import { type Sen, sen, sumSen } from '../kernel/money'
import { days, hours, MALAYSIA_OFFSET, type Millis, millis } from '../kernel/time'
import type { ReplyTimes } from '../messaging/reply-times'

/** The Malaysian calendar day of a moment, counted from 1970-01-01. */
export const malaysianDay = (at: number): number => Math.floor((at + MALAYSIA_OFFSET) / days(1))

/** When such a day begins. */
export const startOfMalaysianDay = (day: number): Millis => millis(day * days(1) - MALAYSIA_OFFSET)

export interface DayOfSales {
  day: number
  parcels: number
  /** Item money in sen, refunds taken off. */
  amount: Sen
}

const SALES_PERIODS = [1, 7, 30] as const
export type SalesPeriod = (typeof SALES_PERIODS)[number]

export interface PeriodSales {
  days: SalesPeriod
  amount: Sen
  parcels: number
  /** Of as many days before it. */
  before: Sen
  /** Whole percent more or less than before; null where nothing was sold before. */
  change: number | null
}

/** What was sold from `first` to `last`, both included. */
function sumDays(sold: readonly DayOfSales[], first: number, last: number): { amount: Sen; parcels: number } {
  const within = sold.filter(({ day }) => day >= first && day <= last)
  return {
    amount: sumSen(within.map(({ amount }) => amount)),
    parcels: within.reduce((sum, { parcels }) => sum + parcels, 0),
  }
}

/** Sales of today, of the last 7 and of the last 30 days, each against as many days before. */
export const sumPeriods = (sold: readonly DayOfSales[], today: number): PeriodSales[] =>
  SALES_PERIODS.map((length) => {
    const first = today - length + 1
    const { amount, parcels } = sumDays(sold, first, today)
    const before = sumDays(sold, first - length, first - 1).amount
    return { days: length, amount, parcels, before, change: changeOf(amount, before) }
  })

/** Each of the last `count` days, also those on which nothing was sold. */
export function fillDays(sold: readonly DayOfSales[], today: number, count: number): DayOfSales[] {
  const known = new Map(sold.map((one) => [one.day, one]))
  return Array.from({ length: count }, (_, index) => {
    const day = today - count + 1 + index
    return known.get(day) ?? { day, parcels: 0, amount: sen(0) }
  })
}

/** The days that the health of a seller is measured over. */
export const HEALTH_DAYS = 30

/** Fewer parcels or answers than this say nothing. */
export const HEALTH_MINIMUM = 5

const HEALTH_MEASURES = ['late', 'cancelled', 'claims', 'answers', 'messages'] as const
export type HealthMeasure = (typeof HEALTH_MEASURES)[number]

/** From where on something is to be watched, and from where on it is bad: percent of parcels or messages; hours for answers. */
export const HEALTH_LIMITS: Readonly<Record<HealthMeasure, { watch: number; bad: number }>> = {
  late: { watch: 4, bad: 10 },
  cancelled: { watch: 2, bad: 5 },
  claims: { watch: 2, bad: 5 },
  answers: { watch: 24, bad: 72 },
  messages: { watch: 20, bad: 40 },
}

/** What counts as shipped late: the same for all, so that sellers compare, whenever their orders were placed. */
export const LATE_AFTER = days(3)

export type HealthGrade = 'unknown' | 'good' | 'watch' | 'bad'

export interface Health {
  measure: HealthMeasure
  grade: HealthGrade
  /** Percent with one decimal; hours for answers. */
  value: number
}

export interface HealthCounts {
  parcels: number
  shipped: number
  late: number
  cancelled: number
  claims: number
  answers: number
  /** Milliseconds in all. */
  answerTime: number
  /** Messages, which are measured over a time of their own. */
  replies: ReplyTimes
}

function grade(measure: HealthMeasure, value: number, of: number): Health {
  const { watch, bad } = HEALTH_LIMITS[measure]
  if (of < HEALTH_MINIMUM) return { measure, value: 0, grade: 'unknown' }
  return { measure, value, grade: value >= bad ? 'bad' : value >= watch ? 'watch' : 'good' }
}

const percent = (part: number, of: number): number => (of === 0 ? 0 : Math.round((part / of) * 1_000) / 10)

/** How well a seller serves buyers, measure by measure. */
export const rateHealth = (counts: HealthCounts): Health[] => [
  grade('late', percent(counts.late, counts.shipped), counts.shipped),
  grade('cancelled', percent(counts.cancelled, counts.parcels), counts.parcels),
  grade('claims', percent(counts.claims, counts.parcels), counts.parcels),
  grade(
    'answers',
    counts.answers === 0 ? 0 : Math.round(counts.answerTime / counts.answers / hours(1)),
    counts.answers,
  ),
  grade(
    'messages',
    percent(counts.replies.waits - counts.replies.inTime, counts.replies.waits),
    counts.replies.waits,
  ),
]
