import { currencyRates } from '@pasar/api'
import { type DisplayCurrency, isDisplayCurrency } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { mayKeep } from './cookie-choices.server'
import { ageInSeconds, COOKIES } from './cookie-list'
import { readCookie } from './cookies'

const { name } = COOKIES.currency

/** The currency prices are shown in beside ringgit. No secret; pages are kept apart by it. */
export function keepCurrency(request: Request, currency: DisplayCurrency): string {
  const isKept = mayKeep(request.headers.get('cookie'), 'looks')
  const age = currency === 'MYR' ? '; Max-Age=0' : isKept ? `; Max-Age=${ageInSeconds('currency')}` : ''
  return `${name}=${currency}; Path=/; SameSite=Lax${age}`
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
