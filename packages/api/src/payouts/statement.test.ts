import { sumAccount } from '@pasar/db'
import { readPeriod, sen, totalOf } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { expectSumsToMatch, refusalOf, useMarket } from '../testing/helpers'
import { approvePayouts, proposePayouts } from './commands/runs'
import type { StatementStyle } from './internal/statement-style'
import {
  makeStatementCsv,
  makeStatementPdf,
  statementEntries,
  statementOf,
  statementPeriods,
} from './reads/statement'
import { admin, openAccount, sell, seller } from './testing/helpers'

const market = useMarket()
const NAME = '2026-11'
const style: StatementStyle = {
  language: 'en',
  appName: 'Pasar',
  periodName: 'November 2026',
  say: (word) => word,
  sayEntry: ({ kind }) => `=${kind}`,
  formatTime: (at) => new Date(at).toISOString(),
}
const owed = async () => sen(0 - (await sumAccount(market.ctx.db, `seller:${seller.id}`)))

describe('a statement', () => {
  it('begins and ends with what the books say, and its lines are the way between', async () => {
    await sell(market, 2)
    await sell(market, 1)
    await openAccount(market)
    const before = await owed()
    await approvePayouts(market.ctx, admin, await proposePayouts(market.ctx, admin))
    const { opening, sums, closing } = await statementOf(market.ctx, seller, NAME)
    expect(closing).toBe(await owed())
    expect(opening + totalOf(sums)).toBe(closing)
    expect(sums.payouts).toBe(0 - before)
    expect(sums.fees).toBeLessThan(0)
    expect(sums.shipping).toBeGreaterThan(0)
    const { entries } = await statementEntries(market.ctx, seller, NAME, null)
    const listed = entries.reduce((sum, { amount }) => sum + amount, 0)
    if (entries.length < 50) expect(opening + listed).toBe(closing)
    await expectSumsToMatch(market)
  })

  it('of a year is the sum of its months, each of which goes on where the one before ended', async () => {
    await sell(market)
    market.wait(20 * 86_400_000)
    await sell(market)
    const year = await statementOf(market.ctx, seller, '2026')
    expect(year.months.map(({ name }) => name)).toHaveLength(12)
    let closing = year.opening
    for (const { name } of year.months) {
      const month = await statementOf(market.ctx, seller, name)
      expect(month.opening).toBe(closing)
      closing = month.closing
    }
    expect(year.closing).toBe(closing)
    expect(closing).toBe(await owed())
    const [newest] = await statementPeriods(market.ctx, seller)
    expect(newest).toMatchObject({ year: '2026' })
  })

  it('as CSV has a line per entry and the balance after it, and runs no formula', async () => {
    await sell(market)
    const csv = await makeStatementCsv(market.ctx, seller, NAME, style)
    const lines = csv.trimEnd().split('\r\n')
    expect(lines.at(-1)).toContain('closing')
    const ringgit = String(await owed())
    expect(lines.at(-1)?.endsWith(`${ringgit.slice(0, -2)}.${ringgit.slice(-2)}`)).toBe(true)
    expect(csv).toContain("'=release")
  })

  it('as PDF is one', async () => {
    await sell(market)
    const pdf = await makeStatementPdf(market.ctx, seller, NAME, style)
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })

  it('is there for what has begun only', async () => {
    const later = readPeriod('2027')
    expect(later?.from).toBeGreaterThan(market.ctx.now())
    for (const name of ['2027', '2026-13', 'x'])
      expect(await refusalOf(statementOf(market.ctx, seller, name))).toBe('NOT_FOUND')
  })
})
