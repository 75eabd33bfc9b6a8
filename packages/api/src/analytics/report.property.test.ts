import { malaysianDay, type ReportFilter, SALES_KINDS, startOfMalaysianDay } from '@pasar/domain'
import { expect, it, vi } from 'vitest'
import { admin } from '../payouts/testing/helpers'
import { playMarket } from '../payouts/testing/market-play'
import { useMarket } from '../testing/helpers'
import { rollUpDays } from './jobs'
import { type MarketReport, marketReport } from './reads/report'

const RUNS = 3
const STEPS = 40
const ALL_ROWS = 1_000
vi.setConfig({ testTimeout: 120_000 })

const market = useMarket()

/** What the books hold of a time, asked as plainly as can be. */
function booksOf(first: number, last: number) {
  const span = [startOfMalaysianDay(first), startOfMalaysianDay(last + 1)]
  const sum = (condition: string): number =>
    market.value(
      `select coalesce(sum(e.amount_sen), 0) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where t.at >= ? and t.at < ? and ${condition}`,
      ...span,
    )
  const cash = "e.account like 'cash:%' and e.parcel_id is not null"
  return {
    sales: sum(`t.kind = 'payment' and ${cash}`),
    refunds: 0 - sum(`t.kind = 'refund' and ${cash}`),
    promotions: sum("e.account = 'promotions'"),
    promotedAtFirst: sum("t.kind = 'payment' and e.account = 'promotions'"),
    fees: 0 - sum("e.account = 'fees'"),
    shipping: market.value(
      'select coalesce(sum(shipping_sen - shipping_discount_sen), 0) from orders where paid_at >= ? and paid_at < ?',
      ...span,
    ),
  }
}

const sumOf = <T>(rows: readonly T[], read: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0)

const PERIODS: readonly Pick<ReportFilter, 'period'>[] = [
  { period: '7' },
  { period: '30' },
  { period: '90' },
  { period: '365' },
  { period: 'month' },
]

async function readReport(asked: Pick<ReportFilter, 'period'>): Promise<MarketReport> {
  const read = () =>
    marketReport(market.ctx, admin, { ...asked, from: null, to: null, compared: 'before' }, ALL_ROWS)
  const report = await read()
  if (report.pending === 0) return report
  await rollUpDays(market.ctx)
  return read()
}

async function compare(): Promise<void> {
  const today = malaysianDay(market.ctx.now())
  for (const asked of PERIODS) {
    const report = await readReport(asked)
    const { first, last, before } = report.period
    expect(last).toBe(today)
    const { promotedAtFirst, shipping, ...books } = booksOf(first, last)
    const { sales, refunds, promotions, fees } = report.now
    expect({ asked, sales, refunds, promotions, fees }).toEqual({ asked, ...books })
    expect(report.before.sales).toBe(booksOf(before.first, before.last).sales)
    expect(sumOf(report.steps, (step) => step.sales)).toBe(sales)
    expect(sumOf(report.steps, (step) => step.refunds)).toBe(refunds)
    expect(sumOf(report.stepsBefore, (step) => step.sales)).toBe(report.before.sales)
    for (const kind of SALES_KINDS)
      expect([asked, kind, sumOf(report.top[kind] ?? [], (row) => row.sales) + shipping]).toEqual([
        asked,
        kind,
        sales,
      ])
    const byMarket = report.coupons.filter(({ payer }) => payer === 'platform')
    expect(sumOf(byMarket, ({ cost }) => cost)).toBe(promotedAtFirst)
  }
}

it.each(Array.from({ length: RUNS }, (_, run) => run + 1))(
  'figures agree with the books to the sen, rolled up or not: market %i',
  async (seed) => {
    let played = 0
    const done = await playMarket(market, { seed, steps: STEPS }, async () => {
      played += 1
      if (played % 7 === 0) await rollUpDays(market.ctx)
      if (played % 10 === 0) await compare()
    })
    expect(done).toContain('buy')
    await rollUpDays(market.ctx)
    await compare()
    const rolled = market.value('select count(*) from market_days')
    await rollUpDays(market.ctx)
    expect(market.value('select count(*) from market_days')).toBe(rolled)
  },
)
