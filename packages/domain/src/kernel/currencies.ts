/** What a shopper may see prices in; ringgit is what is charged. */
export const DISPLAY_CURRENCIES = ['MYR', 'USD', 'SGD', 'EUR', 'CNY'] as const
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number]

export const isDisplayCurrency = (text: unknown): text is DisplayCurrency =>
  DISPLAY_CURRENCIES.some((currency) => currency === text)

/** What a ringgit is worth in each, as long as nobody has set other rates. */
export const DEFAULT_CURRENCY_RATES = {
  MYR: 1,
  USD: 0.22,
  SGD: 0.3,
  EUR: 0.2,
  CNY: 1.57,
} as const satisfies Record<DisplayCurrency, number>

export type CurrencyRates = Record<DisplayCurrency, number>

/** The setting that holds rates other than the usual ones, as JSON: `{ "USD": 0.23 }`. */
export const RATES_SETTING = 'currency_rates'

const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1_000_000

/**
 * The rates of a setting; the usual one for each currency that it says nothing sensible of. A ringgit is
 * always worth a ringgit.
 */
export function readRates(setting: string | null): CurrencyRates {
  const rates: CurrencyRates = { ...DEFAULT_CURRENCY_RATES }
  let given: unknown = null
  try {
    given = JSON.parse(setting ?? 'null')
  } catch {
    return rates
  }
  if (typeof given !== 'object' || given === null) return rates
  for (const [code, rate] of Object.entries(given))
    if (isDisplayCurrency(code) && code !== 'MYR' && isRate(rate)) rates[code] = rate
  return rates
}
