import { describe, expect, it, vi } from 'vitest'
import { isDisplayCurrency } from './currencies'
import { formatApprox } from './format'

describe('formatApprox', () => {
  it.each([
    [5_500, 'USD', 0.22, '≈ USD 12.10'],
    [0, 'SGD', 0.3, '≈ SGD 0.00'],
    [123_456_789, 'CNY', 1.57, '≈ CNY 1,938,271.59'],
    [1, 'EUR', 0.2, '≈ EUR 0.00'],
  ])('%i sen in %s at %f: %s', (amount, currency, rate, text) => {
    expect(formatApprox(amount, currency, rate)).toBe(text)
  })

  it('says nothing of what is no amount or no rate, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const [amount, rate] of [
      [Number.NaN, 1],
      [1.5, 1],
      [100, 0],
      [100, Number.POSITIVE_INFINITY],
    ] as const)
      expect(formatApprox(amount, 'USD', rate)).toBe('')
    expect(warn).toHaveBeenCalledTimes(4)
  })
})

it('knows five currencies', () => {
  expect(['MYR', 'USD', 'SGD', 'EUR', 'CNY'].every(isDisplayCurrency)).toBe(true)
  expect(['GBP', 'myr', '', null].some(isDisplayCurrency)).toBe(false)
})
