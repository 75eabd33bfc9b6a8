import fc from 'fast-check'
import { expect, it } from 'vitest'
import { days } from '../kernel/time'
import { bumpTrend, TREND_WEIGHT } from './trend'

const NOW = Date.UTC(2026, 10, 21)
interface Happening {
  weight: number
  at: number
}
const scoreOf = (events: readonly Happening[]) =>
  events.reduce((score, { weight, at }) => bumpTrend(score, weight, at), 0)
const events = fc.array(
  fc.record({
    weight: fc.constantFrom(...Object.values(TREND_WEIGHT)),
    at: fc.integer({ min: NOW - days(60), max: NOW }),
  }),
  { minLength: 1, maxLength: 20 },
)

it('weighs what was sold more than what was looked at', () => {
  const { view, wishlist, cart, sale } = TREND_WEIGHT
  expect([sale, view, cart, wishlist].sort((a, b) => a - b)).toEqual([view, wishlist, cart, sale])
  expect(scoreOf([{ weight: sale, at: NOW }])).toBeGreaterThan(scoreOf([{ weight: view, at: NOW }]))
})

it('lets 16 views of a week ago count as one of now', () => {
  const old = Array.from({ length: 16 }, () => ({ weight: 1, at: NOW - days(7) }))
  expect(scoreOf(old)).toBeCloseTo(scoreOf([{ weight: 1, at: NOW }]), 8)
})

it('does not depend on the order events arrive in', () => {
  fc.assert(
    fc.property(events, (some) => {
      expect(scoreOf([...some].reverse())).toBeCloseTo(scoreOf(some), 8)
    }),
  )
})

it('rises with every event, and stands above an item nothing happened to, whatever the clock says', () => {
  const clock = fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2100, 0, 1) })
  fc.assert(
    fc.property(events, fc.constantFrom(...Object.values(TREND_WEIGHT)), (some, weight) => {
      const score = scoreOf(some)
      expect(bumpTrend(score, weight, NOW)).toBeGreaterThan(score)
    }),
  )
  fc.assert(
    fc.property(clock, (at) => {
      expect(bumpTrend(0, TREND_WEIGHT.view, at)).toBeGreaterThan(0)
    }),
  )
})
