import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { days, hours } from '../kernel/time'
import { capWas, highestWas, type PriceSince, WAS_DAYS } from './was-prices'

const NOW = Date.parse('2026-06-01T00:00:00Z')
/** Prices in ringgit, and how many days ago they began. */
const history = (...prices: [number, number][]): PriceSince[] =>
  prices.map(([ringgit, ago]) => ({ price: sen(ringgit * 100), from: NOW - days(ago) }))
const highest = (prices: PriceSince[], ringgit: number) => highestWas(prices, sen(ringgit * 100), NOW)

describe('the highest price before', () => {
  it.each([
    ['what it cost until now', history([100, 60]), 80, 10_000],
    ['the lowest of thirty days, not the last', history([100, 60], [70, 20], [120, 5]), 80, 7_000],
    ['not what it cost longer ago', history([50, 90], [100, 30]), 80, 10_000],
    ['a price that ended within thirty days', history([50, 90], [100, 29]), 80, 5_000],
    ['for a discount that runs, counted from its begin', history([50, 90], [100, 60], [80, 20]), 80, 10_000],
    ['for a second discount, the price of the first', history([100, 60], [90, 10]), 80, 9_000],
    ['after a rise, what it cost before the rise', history([100, 60], [80, 10], [95, 1]), 95, 8_000],
    ['nothing for a new item', history([80, 3]), 80, null],
    ['nothing without any price', [], 80, null],
  ] as const)('is %s', (_what, prices, ringgit, expected) => {
    expect(highest([...prices], ringgit)).toBe(expected)
  })

  it('is never above any price of the thirty days before the discount', () => {
    const steps = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 50_000 }).map(sen),
        hours: fc.integer({ min: 1, max: 400 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 50_000 }).map(sen), (steps, price) => {
        let at = NOW - hours(steps.reduce((sum, step) => sum + step.hours, 0))
        const prices = steps.map((step) => {
          const from = at
          at += hours(step.hours)
          return { price: step.price, from }
        })
        const last = prices.at(-1)
        const start = last?.price === price ? last.from : NOW
        const allowed = highestWas(prices, price, NOW)
        for (let hour = start - hours(1); hour >= start - days(WAS_DAYS); hour -= hours(1)) {
          const then = prices.findLast(({ from }) => from <= hour)
          if (then) expect(allowed ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(then.price)
        }
        const shown = capWas(sen(60_000), price, allowed)
        if (shown !== null) expect(shown > price && shown <= (allowed ?? 0)).toBe(true)
      }),
    )
  })
})

it('shows a price before that is honest and higher, or none', () => {
  expect(capWas(sen(900), sen(500), sen(800))).toBe(800)
  expect(capWas(sen(700), sen(500), sen(800))).toBe(700)
  expect(capWas(sen(900), sen(500), sen(500))).toBeNull()
  expect(capWas(sen(900), sen(500), null)).toBeNull()
  expect(capWas(null, sen(500), sen(800))).toBeNull()
})
