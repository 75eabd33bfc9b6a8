import type { MarketReport } from '@pasar/api'
import { changeOf, formatRm, numberFormat, shareOf } from '@pasar/domain'
import type { TextKey, Translate } from '../../../i18n/translate'
import { pointsBetween, writeChange, writePoints, writeShare } from '../../analytics/client/trend'
import { drawChart, MIN_COUNTS, nameMark } from '../../analytics/server/chart.server'

/** What is shown as a curve beside the time before. */
export type Course = 'sales' | 'orders' | 'members' | 'conversion'

/** Of 100 checkouts that were opened so many were paid, in tenths of a percent. */
export function conversionOf({ conversion }: Pick<MarketReport, 'conversion'>) {
  const sum = (read: (one: MarketReport['conversion'][number]) => number): number =>
    conversion.reduce((all, one) => all + read(one), 0)
  const checkouts = sum((one) => one.checkouts)
  const paid = sum((one) => one.paid)
  return {
    checkouts,
    paid,
    now: shareOf(paid, checkouts),
    before: shareOf(
      sum((one) => one.paidBefore),
      sum((one) => one.checkoutsBefore),
    ),
  }
}

/** Nothing happened in the period, nor in the time before, as far as all of it is counted. */
export const isNothing = ({ now, before, funnel, pending }: MarketReport): boolean =>
  pending === 0 &&
  [...Object.values(now), ...Object.values(before)].every((figure) => figure === 0) &&
  funnel.every(({ count, before: earlier }) => count + earlier === 0)

/** A column beside the figure, the one before and their difference: each step, then the whole period. */
interface Column {
  head: TextKey
  values: readonly number[]
  whole: number
}

interface Figures {
  now: readonly (number | null)[]
  before: readonly (number | null)[]
  whole: { now: number | null; before: number | null }
  columns: readonly Column[]
}

function figuresOf(course: Course, report: MarketReport): Figures {
  const { steps, stepsBefore, now, before } = report
  if (course === 'conversion') {
    const { checkouts, paid, ...whole } = conversionOf(report)
    return {
      now: report.conversion.map((one) => shareOf(one.paid, one.checkouts)),
      before: report.conversion.map((one) => shareOf(one.paidBefore, one.checkoutsBefore)),
      whole,
      columns: [
        {
          head: 'figures.checkouts',
          values: report.conversion.map((one) => one.checkouts),
          whole: checkouts,
        },
        { head: 'figures.orders', values: report.conversion.map((one) => one.paid), whole: paid },
      ],
    }
  }
  return {
    now: steps.map((step) => step[course]),
    before: stepsBefore.map((step) => step[course]),
    whole: { now: now[course], before: before[course] },
    columns:
      course === 'sales'
        ? [{ head: 'figures.refunds', values: steps.map((step) => step.refunds), whole: now.refunds }]
        : [],
  }
}

/** What a report writes figures with. */
interface Words {
  t: Translate
  /** Of the language. */
  tag: string
  /** Of the steps. */
  dates: readonly string[]
}

/** What the period and the days it is compared with are called. */
export const nameSeries = (t: Translate, { first, last, compared }: MarketReport['period']) => ({
  now: t('figures.seriesNow'),
  before:
    compared === 'year' ? t('figures.seriesYear') : t('figures.seriesBefore', { count: last - first + 1 }),
})

/** A curve with the time before it, and its table: the newest first, the whole period before all. */
export function drawCourse(course: Course, report: MarketReport, { t, tag, dates }: Words) {
  const { now, before, whole, columns } = figuresOf(course, report)
  const names = nameSeries(t, report.period)
  const writeCount = (value: number): string => numberFormat(tag).format(value)
  const isMoney = course === 'sales'
  const isShare = course === 'conversion'
  const write = (value: number): string =>
    isMoney ? formatRm(value) : isShare ? writeShare(value) : writeCount(value)
  const cells = (one: number | null, earlier: number | null, more: readonly number[]): string[] => [
    one === null ? '–' : write(one),
    earlier === null ? '–' : write(earlier),
    isShare
      ? writePoints(t, pointsBetween(one, earlier))
      : writeChange(one === null || earlier === null ? null : changeOf(one, earlier)),
    ...more.map((value) => (isMoney ? formatRm(value) : writeCount(value))),
  ]
  return {
    isEmpty: [...now, ...before].every((value) => value === null || value === 0),
    chart: drawChart(
      dates,
      [
        { name: names.now, values: now },
        { name: names.before, values: before },
      ],
      write,
      isMoney ? nameMark : write,
      isMoney || isShare ? undefined : MIN_COUNTS,
    ),
    // One day is no curve.
    bars:
      dates.length === 1
        ? dates.map((name, at) => ({
            key: name,
            name,
            now: now[at] ?? 0,
            before: before[at] ?? 0,
            text: cells(now[at] ?? null, null, [])[0] ?? '',
          }))
        : null,
    heads: [
      t(isShare ? 'figures.rate' : `figures.${course}`),
      t('figures.earlier'),
      t('figures.change'),
      ...columns.map(({ head }) => t(head)),
    ],
    whole: cells(
      whole.now,
      whole.before,
      columns.map((column) => column.whole),
    ),
    rows: dates
      .map((date, at) => ({
        date,
        cells: cells(
          now[at] ?? null,
          before[at] ?? null,
          columns.map(({ values }) => values[at] ?? 0),
        ),
      }))
      .toReversed(),
  }
}
