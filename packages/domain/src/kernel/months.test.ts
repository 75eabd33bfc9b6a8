import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listMonths, sumByMonth } from './months'

it('begin at midnight in Malaysia', () => {
  const newYear = Date.UTC(2026, 11, 31, 16)
  expect(listMonths(newYear, 2)).toEqual([Date.UTC(2026, 10, 30, 16), newYear])
  expect(listMonths(newYear - 1, 2)).toEqual([Date.UTC(2026, 9, 31, 16), Date.UTC(2026, 10, 30, 16)])
})

it('take in every amount since the first of them, once', () => {
  const now = Date.UTC(2026, 10, 21)
  const months = listMonths(now, 6)
  const amounts = fc.array(
    fc.record({ at: fc.integer({ min: Date.UTC(2026, 0, 1), max: now }), amount: fc.nat(100_000) }),
  )
  fc.assert(
    fc.property(amounts, (list) => {
      const sums = sumByMonth(months, list)
      const wanted = list
        .filter(({ at }) => at >= (months[0] ?? 0))
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(wanted)
    }),
  )
})
