/** What a shopper may see prices in; ringgit is what is charged. */
export const DISPLAY_CURRENCIES = ['MYR', 'USD', 'SGD', 'EUR', 'CNY'] as const
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number]

export const isDisplayCurrency = (text: unknown): text is DisplayCurrency =>
  DISPLAY_CURRENCIES.some((currency) => currency === text)
