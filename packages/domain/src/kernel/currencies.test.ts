import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_CURRENCY_RATES, DISPLAY_CURRENCIES, isDisplayCurrency, readRates } from './currencies'
import { formatApprox } from './format'

describe('readRates', () => {
  it('takes what is set, and the usual rate for everything else', () => {
    expect(readRates(null)).toEqual({ MYR: 1, USD: 0.22, SGD: 0.3, EUR: 0.2, CNY: 1.57 })
    expect(readRates('{"USD":0.25,"CNY":1.6}')).toEqual({ ...DEFAULT_CURRENCY_RATES, USD: 0.25, CNY: 1.6 })
  })

  it('leaves out what is no rate, other currencies, and another worth of the ringgit', () => {
    for (const setting of [
      '',
      '{',
      '[]',
      '7',
      '{"USD":"0.3","SGD":0,"EUR":-1,"CNY":1e9}',
      '{"MYR":2,"GBP":0.17,"__proto__":{"USD":9}}',
    ])
      expect(readRates(setting)).toEqual(DEFAULT_CURRENCY_RATES)
  })

  it('gives a rate for every currency, whatever is set', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (setting) => {
        const rates = readRates(setting)
        expect(Object.keys(rates).sort()).toEqual([...DISPLAY_CURRENCIES].sort())
        for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0)
        expect(rates.MYR).toBe(1)
      }),
    )
  })
})

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
