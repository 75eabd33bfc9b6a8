import { marketReport, type TopRow } from '@pasar/api'
import {
  averageBasket,
  changeOf,
  LANGUAGE_TAG,
  MAX_SINGLE_DAYS,
  MAX_TOP_DAYS,
  MIN_SEARCHES,
  readReportFilter,
  shareOf,
  writeDay,
} from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { conversionOf, drawCourse, isNothing, nameSeries } from '../server/report-charts.server'
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
  const { period, now, before, funnel, top, cohorts, coupons, searches, pending } = report
  const t = translateFor(language)
  const dates = reportDates(language)
  const words = {
    t,
    tag: LANGUAGE_TAG[language],
    dates: report.steps.map(({ day }) => dates.writeStep(day, period)),
  }
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
    series: nameSeries(t, period),
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
    conversion: conversionOf(report),
    courses: {
      sales: drawCourse('sales', report, words),
      orders: drawCourse('orders', report, words),
      members: drawCourse('members', report, words),
      conversion: drawCourse('conversion', report, words),
    },
    funnel: funnel.map((one) => ({
      ...one,
      share: shareOf(one.count, looks),
      change: changeOf(one.count, one.before),
    })),
    top: {
      item: withChange(top.item),
      store: withChange(top.store),
      category: withChange(top.category),
    },
    cohorts: cohorts.map(({ month, buyers }) => ({ name: dates.writeMonth(month), buyers })),
    coupons,
    searches,
    pending,
    isNothing: isNothing(report),
    topDays: MAX_TOP_DAYS,
    singleDays: MAX_SINGLE_DAYS,
    fewestSearches: MIN_SEARCHES,
  }
}

const withChange = (rows: TopRow[] | null) =>
  rows?.map((row) => ({ ...row, change: changeOf(row.sales, row.salesBefore) })) ?? null
