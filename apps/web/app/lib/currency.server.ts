import { currencyRates } from '@pasar/api'
import { type DisplayCurrency, isDisplayCurrency } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { ageOfAppearanceCookies } from './cookies/cookie-choices.server'
import { COOKIES } from './cookies/cookie-list'
import { readCookie } from './cookies/cookies'
import { dropCookie, writeCookie } from './cookies/write-cookie.server'

const { name } = COOKIES.currency

/** The currency prices are shown in beside ringgit. No secret; part of the cache key. */
export function keepCurrency(request: Request, currency: DisplayCurrency): string {
  if (currency === 'MYR') return dropCookie('currency')
  return writeCookie('currency', currency, ageOfAppearanceCookies(request))
}

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
  const code = readCookie(request.headers.get('cookie'), name)
  if (!isDisplayCurrency(code) || code === 'MYR') return null
  return { code, rate: (await currencyRates(ctx))[code] }
}
