import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anySen } from '../testing/helpers'
import { discountPercent, formatAmount, formatRm } from './format'
import { parseRinggit } from './money'

let warn = vi.fn()
beforeEach(() => {
  warn = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

describe('formatRm', () => {
  it.each([
    [123_450, 'RM 1,234.50'],
    [0, 'RM 0.00'],
    [5, 'RM 0.05'],
    [100_000_000, 'RM 1,000,000.00'],
    [-500, '−RM 5.00'],
  ])('%s sen is %s', (amount, expected) => {
    expect(formatRm(amount)).toBe(expected)
    expect(warn).not.toHaveBeenCalled()
  })

  it('writes numbers the way of the locale', () => {
    expect(formatRm(123_450, 'de-DE')).toBe('RM 1.234,50')
    expect(formatAmount(123_450, 'zh-CN')).toBe('1,234.50')
  })

  it('writes what the language standard writes', () => {
    const standard = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -99_999, max: 99_999 })), (amount) => {
        expect(formatAmount(amount)).toBe(standard.format(amount / 100))
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 12.5, 2 ** 60, '1250', '', null, undefined, [], {}, true])(
    'gives an empty string and a warning for %j',
    (nonsense) => {
      expect(formatRm(nonsense as number)).toBe('')
      expect(warn).toHaveBeenCalledOnce()
      expect(formatAmount(nonsense as number)).toBe('')
      expect(warn).toHaveBeenCalledTimes(2)
    },
  )

  it('can be read back', () => {
    fc.assert(
      fc.property(anySen(99_999_999_999), (amount) => {
        expect(parseRinggit(formatRm(amount))).toBe(amount)
      }),
    )
  })
})

describe('discountPercent', () => {
  it.each([
    [8_500, 10_000, 15],
    [6_667, 10_000, 33],
    [6_650, 10_000, 34],
    [0, 10_000, 100],
    [10_000, 10_000, null],
    [12_000, 10_000, null],
    [10_000, null, null],
    [0, 0, null],
  ])('%s instead of %s: %s', (price, originalPrice, expected) => {
    expect(discountPercent(price, originalPrice)).toBe(expected)
  })

  it('lies between 0 and 100', () => {
    fc.assert(
      fc.property(anySen(), anySen(), (price, originalPrice) => {
        const percent = discountPercent(price, originalPrice)
        expect(percent === null).toBe(originalPrice <= price)
        if (percent !== null) expect(percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })
})
