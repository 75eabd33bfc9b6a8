import { days, hours, startOfDay } from '@pasar/domain'
import { expect, it } from 'vitest'
import { confirmReceipt } from '../orders/commands/receive'
import { buy, buyer, fillCart, items, parcelsOf, ship, useMarket } from '../testing/helpers'
import { exportEInvoices } from './reads/einvoices'
import { admin } from './testing/helpers'

const market = useMarket()

/** From now on a millisecond passes whenever somebody looks at the clock. */
function runClock(from: number): void {
  let time = from
  Object.defineProperty(market.services.clock, 'now', {
    configurable: true,
    get: () => time++,
    set: (value: number) => {
      time = value
    },
  })
}

it('a release around the midnight of a month is in one month, whatever second it took', async () => {
  const midnight = startOfDay('2026-12-01')
  expect(midnight).toBe(Date.UTC(2026, 10, 30, 16))
  const parcels = []
  for (let at = 0; at < 12; at += 1) {
    await fillCart(market, buyer, [items.kopi, 1])
    for (const parcel of parcelsOf(market, await buy(market, buyer))) {
      await ship(market, parcel)
      parcels.push(parcel)
    }
  }
  for (const [at, { id }] of parcels.entries()) {
    runClock(midnight - at)
    await confirmReceipt(market.ctx, buyer, id)
  }
  const released = market.value(
    "select count(*) from ledger_transactions where kind = 'release' and at >= ?",
    midnight,
  )
  expect(released).toBeGreaterThan(0)
  expect(released).toBeLessThan(parcels.length)
  market.services.clock.now = midnight + days(1) + hours(1)
  for (const name of ['2026-11', '2026-12'])
    expect([name, (await exportEInvoices(market.ctx, admin, name)).otherFees]).toEqual([name, '0.00'])
})
