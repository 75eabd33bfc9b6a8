import { z } from 'zod'
import {
  type CurrencyRates,
  DEFAULT_CURRENCY_RATES,
  DISPLAY_CURRENCIES,
  type DisplayCurrency,
} from '../kernel/currencies'
import {
  numberOf,
  parseRate,
  type SettingFields,
  type SettingTexts,
  settingOf,
  writeRate,
} from './setting-fields'

const MILLION = 1_000_000

/** What a ringgit is worth elsewhere, and the address that the rates are fetched from; empty for none. */
export const RATE_FIELDS = {
  USD: { kind: 'rate', label: 'rateUSD', name: 'currencyRateUSD', usual: '0.22', least: '0.05', most: '1' },
  SGD: { kind: 'rate', label: 'rateSGD', name: 'currencyRateSGD', usual: '0.3', least: '0.07', most: '1.5' },
  EUR: { kind: 'rate', label: 'rateEUR', name: 'currencyRateEUR', usual: '0.2', least: '0.05', most: '1' },
  CNY: { kind: 'rate', label: 'rateCNY', name: 'currencyRateCNY', usual: '1.57', least: '0.4', most: '7' },
  source: { kind: 'link', label: 'rateSource', name: 'currencyRateSource', usual: '' },
} as const satisfies SettingFields

export type FetchedCurrency = Exclude<DisplayCurrency, 'MYR'>
export const FETCHED_CURRENCIES = DISPLAY_CURRENCIES.filter((code): code is FetchedCurrency => code !== 'MYR')

/** The rates that prices are shown by. A ringgit is always worth a ringgit. */
export function readCurrencyRates(texts: SettingTexts): CurrencyRates {
  const rates: CurrencyRates = { ...DEFAULT_CURRENCY_RATES }
  for (const code of FETCHED_CURRENCIES) rates[code] = numberOf(texts, RATE_FIELDS[code]) / MILLION
  return rates
}

export const readRateSource = (texts: SettingTexts): string => settingOf(texts, RATE_FIELDS.source)

/** By how much a fetched rate may move at once, as a share of what it was: more is a mistake of the source. */
const MAX_RATE_CHANGE = 0.1

const sourceSchema = z.object({ base: z.literal('MYR'), rates: z.record(z.string().max(10), z.number()) })

/** Why what a source answered is not taken over. */
export const RATE_PROBLEMS = ['unreadable', 'moved', 'outOfBounds'] as const
export type RateProblem = (typeof RATE_PROBLEMS)[number]

export type FetchedRates =
  | { ok: true; rates: Partial<Record<FetchedCurrency, string>> }
  | { ok: false; problem: RateProblem }

const within = (value: number, { least, most }: { least: string; most: string }): boolean =>
  value >= (parseRate(least) ?? 0) && value <= (parseRate(most) ?? 0)

/**
 * Reads what a source answered, `{ "base": "MYR", "rates": { "USD": 0.22, … } }`: all of it or nothing. Currencies
 * that it does not name stay as they are.
 * @returns the rates that differ, as they are stored
 */
export function readFetchedRates(answer: string, current: SettingTexts): FetchedRates {
  const read = sourceSchema.safeParse(parseJson(answer))
  if (!read.success) return { ok: false, problem: 'unreadable' }
  const rates: Partial<Record<FetchedCurrency, string>> = {}
  for (const code of FETCHED_CURRENCIES) {
    const given = read.data.rates[code]
    if (given === undefined) continue
    const [value, before] = [Math.round(given * MILLION), numberOf(current, RATE_FIELDS[code])]
    if (!Number.isSafeInteger(value) || !within(value, RATE_FIELDS[code]))
      return { ok: false, problem: 'outOfBounds' }
    if (Math.abs(value - before) > before * MAX_RATE_CHANGE) return { ok: false, problem: 'moved' }
    if (value !== before) rates[code] = writeRate(value)
  }
  return { ok: true, rates }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
