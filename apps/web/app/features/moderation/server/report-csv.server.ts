import type { MarketReport } from '@pasar/api'
import { changeOf, csvAmount, type ReportTable, type SalesKind, shareOf, writeDay, ZERO } from '@pasar/domain'
import type { Translate } from '../../../i18n/translate'
import { describeCategory } from '../../platform/client/category-words'
import type { reportDates } from './report-dates.server'

type Cells = readonly (string | number)[]
interface Table {
  heads: Cells
  rows: readonly Cells[]
}

/** Whole percent; empty where there was nothing before. */
const csvChange = (now: number, before: number): number | string => changeOf(now, before) ?? ''
const csvShare = (part: number, of: number): number | string => {
  const share = shareOf(part, of)
  return share === null ? '' : share / 10
}

const STEP_MONTH_LENGTH = 'yyyy-mm'.length

function topTable(t: Translate, { top }: MarketReport, kind: SalesKind): Table {
  return {
    heads: [
      t(`figures.name_${kind}`),
      t('figures.pieces'),
      `${t('figures.sales')} (RM)`,
      `${t('figures.earlier')} (RM)`,
      `${t('figures.change')} (%)`,
    ],
    rows: (top[kind] ?? []).map(({ name, pieces, sales, salesBefore }) => [
      kind === 'category' ? describeCategory(t, name) : name,
      pieces,
      csvAmount(sales),
      csvAmount(salesBefore),
      csvChange(sales, salesBefore),
    ]),
  }
}

const whenHead = (t: Translate, { period }: MarketReport): string =>
  t(period.step === 'day' ? 'figures.when' : 'figures.whenMonth')
const writeWhen = ({ period }: MarketReport, day: number): string =>
  period.step === 'day' ? writeDay(day) : writeDay(day).slice(0, STEP_MONTH_LENGTH)

const salesTable = (t: Translate, report: MarketReport): Table => ({
  heads: [
    whenHead(t, report),
    t('figures.orders'),
    ...(['sales', 'refunds', 'promotions', 'fees'] as const).map((name) => `${t(`figures.${name}`)} (RM)`),
    t('figures.members'),
    `${t('figures.earlier')} (RM)`,
    `${t('figures.change')} (%)`,
  ],
  rows: report.steps.map(({ day, orders, sales, refunds, promotions, fees, members }, at) => {
    const { sales: before = ZERO } = report.stepsBefore[at] ?? {}
    return [
      writeWhen(report, day),
      orders,
      csvAmount(sales),
      csvAmount(refunds),
      csvAmount(promotions),
      csvAmount(fees),
      members,
      csvAmount(before),
      csvChange(sales, before),
    ]
  }),
})

const countTable = (t: Translate, report: MarketReport, name: 'orders' | 'members'): Table => ({
  heads: [whenHead(t, report), t(`figures.${name}`), t('figures.earlier'), `${t('figures.change')} (%)`],
  rows: report.steps.map((step, at) => {
    const before = report.stepsBefore[at]?.[name] ?? 0
    return [writeWhen(report, step.day), step[name], before, csvChange(step[name], before)]
  }),
})

const conversionTable = (t: Translate, report: MarketReport): Table => ({
  heads: [
    whenHead(t, report),
    t('figures.checkouts'),
    t('figures.orders'),
    `${t('figures.conversion')} (%)`,
    `${t('figures.earlier')} (%)`,
  ],
  rows: report.conversion.map(({ day, checkouts, paid, checkoutsBefore, paidBefore }) => [
    writeWhen(report, day),
    checkouts,
    paid,
    csvShare(paid, checkouts),
    csvShare(paidBefore, checkoutsBefore),
  ]),
})

/** A table of the report with its head, as the cells of a file. Amounts in ringgit. */
export function reportTable(
  t: Translate,
  { writeMonth }: ReturnType<typeof reportDates>,
  report: MarketReport,
  table: ReportTable,
): Table {
  switch (table) {
    case 'sales':
      return salesTable(t, report)
    case 'orders':
    case 'members':
      return countTable(t, report, table)
    case 'conversion':
      return conversionTable(t, report)
    case 'funnel':
      return {
        heads: [t('figures.step'), t('figures.count'), t('figures.earlier'), `${t('figures.change')} (%)`],
        rows: report.funnel.map(({ step, count, before }) => [
          t(`figures.step_${step}`),
          count,
          before,
          csvChange(count, before),
        ]),
      }
    case 'coupons':
      return {
        heads: [
          t('figures.coupon'),
          t('figures.payer'),
          t('figures.uses'),
          `${t('figures.cost')} (RM)`,
          `${t('figures.gain')} (RM)`,
        ],
        rows: report.coupons.map(({ code, payer, uses, cost, sales }) => [
          code,
          payer === null ? '' : t(`figures.payer_${payer}`),
          uses,
          csvAmount(cost),
          csvAmount(sales),
        ]),
      }
    case 'searches':
      return {
        heads: [t('figures.words'), t('figures.times')],
        rows: report.searches.map(({ words, count }) => [words, count]),
      }
    case 'cohorts': {
      const most = Math.max(0, ...report.cohorts.map(({ buyers }) => buyers.length))
      const later = Array.from({ length: Math.max(0, most - 1) }, (_, at) =>
        t('figures.monthsLater', { count: at + 1 }),
      )
      return {
        heads: [t('figures.firstMonth'), t('figures.buyers'), ...later],
        rows: report.cohorts.map(({ month, buyers }) => [writeMonth(month), ...buyers]),
      }
    }
    default:
      return topTable(t, report, table)
  }
}
