import { currencyRates } from '@pasar/api'
import { type DisplayCurrency, isDisplayCurrency } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { readCookie } from './cookies'

/** The currency prices are shown in beside ringgit. No secret; pages are kept apart by it. */
export const CURRENCY_COOKIE = 'currency'
const YEAR_SECONDS = 365 * 24 * 3600

export const currencyCookie = (currency: DisplayCurrency): string =>
  `${CURRENCY_COOKIE}=${currency}; Max-Age=${currency === 'MYR' ? 0 : YEAR_SECONDS}; Path=/; SameSite=Lax`

export interface ShownCurrency {
  code: DisplayCurrency
  /** What a ringgit is worth in it. */
  rate: number
}

/** Null for ringgit, which needs no other price beside it. */
export async function shownCurrency(
  request: Request,
  { ctx }: AppLoadContext,
): Promise<ShownCurrency | null> {
  const code = readCookie(request.headers.get('cookie'), CURRENCY_COOKIE)
  if (!isDisplayCurrency(code) || code === 'MYR') return null
  return { code, rate: (await currencyRates(ctx))[code] }
}
