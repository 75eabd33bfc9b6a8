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
