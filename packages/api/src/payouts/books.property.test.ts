import { sumAccount } from '@pasar/db'
import { hours } from '@pasar/domain'
import { expect, it, vi } from 'vitest'
import { expectSumsToMatch, useMarket, users } from '../testing/helpers'
import { statementOf } from './reads/statement'
import { playMarket, sellerOf } from './testing/market-play'

/** Each some dozens of commands on a market of its own; `statements.test.ts` plays thousands on the rules alone. */
const RUNS = 3
const STEPS = 30
vi.setConfig({ testTimeout: 120_000 })

const market = useMarket()

it.each(Array.from({ length: RUNS }, (_, run) => run + 1))(
  'books sum to the sen whatever buyers, sellers, staff and admins do: market %i',
  async (seed) => {
    const done = await playMarket(market, { seed, steps: STEPS }, (one) => {
      const total = market.value('select coalesce(sum(amount_sen), 0) from ledger_entries')
      expect([one, total]).toEqual([one, 0])
    })
    expect(done.size).toBeGreaterThan(5)
    await expectSumsToMatch(market)
    for (const { id } of Object.values(users)) {
      const owed =
        (await sumAccount(market.ctx.db, `seller:${id}`)) +
        (await sumAccount(market.ctx.db, `reseller:${id}`))
      const year = new Date(market.ctx.now() + hours(8)).getUTCFullYear()
      const { opening, sums, closing, months } = await statementOf(market.ctx, sellerOf(id, 0), String(year))
      expect(closing).toBe(0 - owed === 0 ? 0 : 0 - owed)
      const moved = months.reduce(
        (sum, month) => sum + Object.values(month.sums).reduce((a, b) => a + b, 0),
        0,
      )
      expect(opening + moved).toBe(closing)
      expect(Object.values(sums).reduce((a, b) => a + b, 0)).toBe(moved)
    }
  },
)
