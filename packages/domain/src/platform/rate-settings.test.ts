import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CURRENCY_RATES, DISPLAY_CURRENCIES } from '../kernel/currencies'
import { readCurrencyRates, readFetchedRates } from './rate-settings'

const NONE = new Map<string, string>()
const answer = (rates: Record<string, unknown>, base = 'MYR') => JSON.stringify({ base, rates })

describe('readCurrencyRates', () => {
  it('takes what is set, and the usual rate for everything else', () => {
    expect(readCurrencyRates(NONE)).toEqual(DEFAULT_CURRENCY_RATES)
    const set = new Map([
      ['currencyRateUSD', '0.25'],
      ['currencyRateSGD', '900'],
      ['currencyRateEUR', 'x'],
    ])
    expect(readCurrencyRates(set)).toEqual({ ...DEFAULT_CURRENCY_RATES, USD: 0.25 })
  })
})

describe('readFetchedRates', () => {
  it('gives the rates that differ, to six digits', () => {
    expect(readFetchedRates(answer({ USD: 0.2312345678, SGD: 0.3, GBP: 0.17 }), NONE)).toEqual({
      ok: true,
      rates: { USD: '0.231235' },
    })
  })

  it.each([
    ['', 'unreadable'],
    ['<html>', 'unreadable'],
    ['[]', 'unreadable'],
    [answer({ USD: '0.22' }), 'unreadable'],
    [answer({ USD: 0.22 }, 'USD'), 'unreadable'],
    [answer({ USD: 0.25 }), 'moved'],
    [answer({ USD: 0.23, CNY: 1.2 }), 'moved'],
    [answer({ USD: 0 }), 'outOfBounds'],
    [answer({ USD: -0.22 }), 'outOfBounds'],
    [answer({ USD: 220 }), 'outOfBounds'],
  ])('refuses all of %s', (text, problem) => {
    expect(readFetchedRates(text, NONE)).toEqual({ ok: false, problem })
  })

  it('never moves a rate by more than a tenth, whatever is answered', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.dictionary(fc.constantFrom('USD', 'CNY', 'MYR'), fc.double()).map((rates) => answer(rates)),
        ),
        (text) => {
          const read = readFetchedRates(text, NONE)
          if (!read.ok) return
          const set = new Map(Object.entries(read.rates).map(([code, rate]) => [`currencyRate${code}`, rate]))
          const rates = readCurrencyRates(set)
          expect(rates.MYR).toBe(1)
          for (const code of DISPLAY_CURRENCIES)
            expect(Math.abs(rates[code] - DEFAULT_CURRENCY_RATES[code])).toBeLessThanOrEqual(
              DEFAULT_CURRENCY_RATES[code] * 0.1 + 1e-6,
            )
        },
      ),
    )
  })
})
