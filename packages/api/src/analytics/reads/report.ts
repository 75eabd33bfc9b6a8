import {
  type CouponFigures,
  type EmptySearch,
  findFirstMoment,
  findLastMarketDay,
  listCohorts,
  listCouponNames,
  listEmptySearches,
  listMarketDays,
  readCouponUses,
  readMarketDay,
  sumCouponDays,
} from '@pasar/db'
import {
  type CouponPayer,
  type DayFigures,
  type DaySpan,
  type Figures,
  MIN_SEARCHES,
  malaysianDay,
  monthOf,
  periodOf,
  type ReportFilter,
  type ReportPeriod,
  SALES_KINDS,
  type SalesKind,
  type StepFigures,
  sen,
  spansOf,
  sumFigures,
  toSteps,
  toStepsBefore,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { spanOfDay } from '../jobs'
import { type ConversionStep, type FunnelRow, readSteps } from './funnel'
import { listTop, type TopRow } from './top'

/** Of the days that are not rolled up, the last ones are read as they are now: today, and yesterday until the job ran. */
const LIVE_DAYS = 2
const COHORT_MONTHS = 12

export interface CouponRow extends CouponFigures {
  code: string
  payer: CouponPayer | null
}

export interface Cohort {
  /** Counted from the year 0. */
  month: number
  /** Who bought that month for the first time, then who of them bought in each month after it. */
  buyers: number[]
}

export interface MarketReport {
  period: ReportPeriod
  now: Figures
  before: Figures
  steps: StepFigures[]
  /** What each step is compared with. */
  stepsBefore: StepFigures[]
  conversion: ConversionStep[]
  funnel: FunnelRow[]
  /** Null where the period has none. */
  top: Record<SalesKind, TopRow[] | null>
  coupons: CouponRow[]
  searches: EmptySearch[]
  cohorts: Cohort[]
  /** Days of the period and of the time before it that are still being counted. */
  pending: number
}

/** Which days are rolled up, and which are read as they are now. */
async function findDays(ctx: Context, today: number): Promise<{ through: number; live: number[] }> {
  const last = await findLastMarketDay(ctx.db)
  const first = last === null ? await findFirstMoment(ctx.db) : null
  const through = last ?? (first === null ? today : malaysianDay(first)) - 1
  const live = Array.from({ length: LIVE_DAYS }, (_, ago) => today - ago).filter((day) => day > through)
  return { through, live }
}

const isWithin = (day: number, { first, last }: DaySpan): boolean => day >= first && day <= last

async function readDays(
  ctx: Context,
  span: DaySpan,
  { through, live }: { through: number; live: readonly number[] },
): Promise<DayFigures[]> {
  const [rolled, ...read] = await Promise.all([
    listMarketDays(ctx.db, { first: span.first, last: Math.min(span.last, through) }),
    ...live.filter((day) => isWithin(day, span)).map((day) => readMarketDay(ctx.db, day, spanOfDay(day))),
  ])
  return [...rolled, ...read.flat()]
}

async function readCoupons(
  ctx: Context,
  period: ReportPeriod,
  { through, live }: { through: number; live: readonly number[] },
  limit: number,
): Promise<CouponRow[]> {
  const parts = await Promise.all([
    sumCouponDays(ctx.db, { first: period.first, last: Math.min(period.last, through) }),
    ...live.filter((day) => isWithin(day, period)).map((day) => readCouponUses(ctx.db, spanOfDay(day))),
  ])
  const sums = new Map<string, CouponFigures>()
  for (const { id, uses, cost, sales } of parts.flat()) {
    const known = sums.get(id)
    sums.set(id, {
      id,
      uses: uses + (known?.uses ?? 0),
      cost: sen(cost + (known?.cost ?? 0)),
      sales: sen(sales + (known?.sales ?? 0)),
    })
  }
  const top = [...sums.values()].sort((a, b) => b.cost - a.cost || (a.id < b.id ? -1 : 1)).slice(0, limit)
  const names = await listCouponNames(
    ctx.db,
    top.map(({ id }) => id),
  )
  const known = new Map(names.map((named) => [named.id, named]))
  return top.map((row) => {
    const named = known.get(row.id)
    return { ...row, code: named?.code ?? row.id, payer: named?.payer ?? null }
  })
}

async function readCohorts(ctx: Context, today: number): Promise<Cohort[]> {
  const now = monthOf(today)
  const cells = await listCohorts(ctx.db, now - COHORT_MONTHS + 1)
  const cohorts = new Map<number, Cohort>()
  for (const { firstMonth, month, buyers } of cells) {
    const cohort = cohorts.get(firstMonth) ?? {
      month: firstMonth,
      buyers: Array.from({ length: now - firstMonth + 1 }, () => 0),
    }
    cohort.buyers[month - firstMonth] = buyers
    cohorts.set(firstMonth, cohort)
  }
  return [...cohorts.values()]
}

/** How the market did in a period. @param limit of rows in each list */
export async function marketReport(
  ctx: Context,
  _admin: Admin,
  filter: ReportFilter,
  limit: number,
): Promise<MarketReport> {
  const today = malaysianDay(ctx.now())
  const period = periodOf(filter, today)
  const known = await findDays(ctx, today)
  const spans = spansOf(period)
  const days = (await Promise.all(spans.map((span) => readDays(ctx, span, known)))).flat()
  const now = sumFigures(days, period)
  const before = sumFigures(days, period.before)
  const topOf = (kind: SalesKind) => listTop(ctx, { kind, period, ...known, limit })
  const [counted, coupons, searches, cohorts, item, store, category] = await Promise.all([
    readSteps(ctx, period, days),
    readCoupons(ctx, period, known, limit),
    listEmptySearches(ctx.db, period, { least: MIN_SEARCHES, limit }),
    readCohorts(ctx, today),
    ...SALES_KINDS.map(topOf),
  ])
  const due = spans.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  )
  return {
    period,
    now,
    before,
    steps: toSteps(days, period),
    stepsBefore: toStepsBefore(days, period),
    ...counted,
    top: { item: item ?? null, store: store ?? null, category: category ?? null },
    coupons,
    searches,
    cohorts,
    pending: due.filter((day) => day > known.through && !known.live.includes(day)).length,
  }
}

/** Rows of each list in a file. */
const OF_AN_EXPORT = 1_000

/** As `marketReport`, with longer lists, for files. @throws DomainError TOO_MANY_REQUESTS */
export async function exportReport(ctx: Context, admin: Admin, filter: ReportFilter): Promise<MarketReport> {
  await ctx.limits.take('listExport', admin.id)
  return marketReport(ctx, admin, filter, OF_AN_EXPORT)
}
