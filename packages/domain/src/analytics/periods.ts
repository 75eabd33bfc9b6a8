import { linkTo } from '../access/link-to'
import { firstDayOf, monthOf, numberOfDay, readDay, yearBefore } from './calendar'

/** The periods that reports of the market are made for. */
export const PERIODS = ['7', '30', '90', '365', 'month', 'own'] as const
export type PeriodName = (typeof PERIODS)[number]

/** The periods of a fixed length, in days. */
export const WINDOWS_OF_DAYS = [7, 30, 90, 365] as const
export type WindowDays = (typeof WINDOWS_OF_DAYS)[number]

/** Own dates may lie this far apart, in days. */
const MAX_OWN_DAYS = 366
/** Up to so many days a period is shown day by day, then month by month. */
export const MAX_SINGLE_DAYS = 92
/** Best sellers of other periods than the fixed ones are added up from days, so many at most. */
export const MAX_TOP_DAYS = 31

/** What a period is compared with: as many days right before it, or the same days a year before. */
export type Compared = 'before' | 'year'

/** What an address asks for. */
export interface ReportFilter {
  period: PeriodName
  /** Malaysian calendar days, both included, as "2026-08-31". */
  from: string | null
  to: string | null
  compared: Compared
}

/** Malaysian days since 1970-01-01, both included. */
export interface DaySpan {
  first: number
  last: number
}

export interface ReportPeriod extends DaySpan {
  name: PeriodName
  compared: Compared
  /** The days it is compared with, none of its own among them. */
  before: DaySpan
  /** Its fixed length; null for others. */
  window: WindowDays | null
  step: 'day' | 'month'
}

/** Reads the period of an address; nonsense becomes 30 days. */
export function readReportFilter(params: URLSearchParams): ReportFilter {
  const from = readDay(params.get('from'))
  const to = readDay(params.get('to'))
  const asked = PERIODS.find((known) => known === params.get('period')) ?? '30'
  const period = asked === 'own' && (from === null || to === null) ? '30' : asked
  return { period, from, to, compared: params.get('compared') === 'year' ? 'year' : 'before' }
}

/** The first and the last day of own dates: none after today, and not too many. */
function ownDays(from: string, to: string, today: number): DaySpan {
  const [one, other] = [Math.min(numberOfDay(from), today), Math.min(numberOfDay(to), today)]
  const last = Math.max(one, other)
  return { first: Math.max(Math.min(one, other), last - MAX_OWN_DAYS + 1), last }
}

/** The days that a filter means. @param today as days since 1970-01-01 */
export function periodOf({ period: name, from, to, compared }: ReportFilter, today: number): ReportPeriod {
  const window = WINDOWS_OF_DAYS.find((days) => String(days) === name) ?? null
  const { first, last } =
    name === 'own' && from !== null && to !== null
      ? ownDays(from, to, today)
      : { first: window === null ? firstDayOf(monthOf(today)) : today - window + 1, last: today }
  const length = last - first + 1
  const start = compared === 'year' ? yearBefore(first) : first - length
  return {
    name,
    first,
    last,
    compared,
    before: { first: start, last: Math.min(start + length, first) - 1 },
    window,
    step: length <= MAX_SINGLE_DAYS ? 'day' : 'month',
  }
}

/** The tables of the report, each also a file. */
export const REPORT_TABLES = [
  'sales',
  'orders',
  'members',
  'conversion',
  'funnel',
  'item',
  'store',
  'category',
  'coupons',
  'searches',
  'cohorts',
] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

/** A longer one to look at where a period shows nothing; null for the longest. */
export function longerPeriod({ period }: Pick<ReportFilter, 'period'>): '30' | '90' | '365' | null {
  const longer = { '7': '30', '30': '90', month: '90', '90': '365', own: '365', '365': null } as const
  return longer[period]
}

/** The days of a period and those it is compared with, in one span where they follow each other. */
export const spansOf = ({ first, last, before }: ReportPeriod): DaySpan[] =>
  before.last + 1 === first ? [{ first: before.first, last }] : [before, { first, last }]

const queryOf = ({ period, from, to, compared }: ReportFilter) => ({
  period,
  from: period === 'own' ? (from ?? undefined) : undefined,
  to: period === 'own' ? (to ?? undefined) : undefined,
  compared: compared === 'year' ? compared : undefined,
})

export const reportPath = (filter: ReportFilter): string => linkTo('/admin/analytics', queryOf(filter))

/** The address of the file with a table of the report. */
export const reportFile = (table: ReportTable, filter: ReportFilter): string =>
  linkTo('/admin/analytics.csv', { table, ...queryOf(filter) })
