import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { MIN_USUAL_ITEMS, type PriceQuartiles, priceFences } from './price-fences'

const quartilesOf = (prices: readonly number[]): PriceQuartiles => {
  const sorted = [...prices].sort((a, b) => a - b)
  const at = (share: number) => sen(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { count: sorted.length, lower: at(0.25), median: at(0.5), upper: at(0.75) }
}
const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), {
  minLength: MIN_USUAL_ITEMS,
  maxLength: 200,
})

it('lets at least the middle half of a category through, and knows no fences for a few items', () => {
  fc.assert(
    fc.property(prices, (list) => {
      const quartiles = quartilesOf(list)
      const fences = priceFences(quartiles)
      expect(fences?.low).toBeLessThan(quartiles.lower)
      expect(fences?.high).toBeGreaterThan(quartiles.upper)
    }),
  )
  expect(priceFences({ ...quartilesOf([1, 2, 3]), count: MIN_USUAL_ITEMS - 1 })).toBeNull()
  expect(priceFences({ count: 50, lower: sen(0), median: sen(0), upper: sen(5) })).toBeNull()
})

it('stands where it stood when a tenth of the prices is nonsense', () => {
  const usual = Array.from({ length: 90 }, (_, at) => 1_000 + 10 * at)
  const wrong = Array.from({ length: 9 }, () => 90_000_000)
  const fences = priceFences(quartilesOf([...usual, ...wrong]))
  expect(fences?.high).toBeLessThan(10_000)
  expect(priceFences(quartilesOf(usual))?.high).toBeGreaterThan(1_900)
})

it('has fences that never leave the exact numbers', () => {
  const wide = { count: 50, lower: sen(1), median: sen(5), upper: sen(999_999_999) }
  expect(priceFences(wide)).toMatchObject({ low: 0, high: Number.MAX_SAFE_INTEGER })
})
