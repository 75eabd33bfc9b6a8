import { marketReport } from '@pasar/api'
import {
  averageBasket,
  changeOf,
  FEWEST_SEARCHES,
  formatRm,
  MOST_TOP_DAYS,
  readReportFilter,
  shareOf,
  writeDay,
} from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { drawChart, nameMark } from '../../analytics/server/chart.server'
import { reportDates } from '../server/report-dates.server'

const SHOWN = 10

/** The report of the period an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/analytics', { context, request })
  const filter = readReportFilter(new URL(request.url).searchParams)
  const [head, language, report] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('figures.title'), description: t('figures.lead') })),
    languageOf(request),
    marketReport(context.ctx, admin, filter, SHOWN),
  ])
  const { period, now, before, steps, funnel, cohorts, ...rest } = report
  const t = translateFor(language)
  const dates = reportDates(language)
  const shown = steps.map((step) => ({ ...step, date: dates.writeStep(step.day, period) }))
  const looks = funnel[0]?.count ?? 0
  return {
    head,
    filter: {
      ...filter,
      from: filter.from ?? writeDay(period.first),
      to: filter.to ?? writeDay(period.last),
    },
    step: period.step,
    range: {
      first: dates.writeDay(period.first),
      last: dates.writeDay(period.last),
      count: period.last - period.first + 1,
    },
    amounts: (['sales', 'refunds', 'promotions', 'fees'] as const).map((name) => ({
      name,
      now: now[name],
      before: before[name],
      // More refunds and more paid for coupons are neither good nor bad by themselves.
      change: name === 'sales' || name === 'fees' ? changeOf(now[name], before[name]) : null,
    })),
    counts: (['orders', 'members'] as const).map((name) => ({
      name,
      now: now[name],
      before: before[name],
      change: changeOf(now[name], before[name]),
    })),
    basket: {
      now: averageBasket(now),
      before: averageBasket(before),
      change: changeOf(averageBasket(now) ?? 0, averageBasket(before) ?? 0),
    },
    steps: shown,
    chart: drawChart(
      shown.map(({ date }) => date),
      (['sales', 'refunds'] as const).map((name) => ({
        name: t(`figures.${name}`),
        values: shown.map((step) => step[name]),
      })),
      formatRm,
      nameMark,
    ),
    funnel: funnel.map((one) => ({ ...one, share: shareOf(one.count, looks) })),
    cohorts: cohorts.map(({ month, buyers }) => ({ name: dates.writeMonth(month), buyers })),
    ...rest,
    topDays: MOST_TOP_DAYS,
    fewestSearches: FEWEST_SEARCHES,
  }
}
