import { currencyOfMember } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { keepCurrency } from '../../lib/currency.server'
import { finishAdd } from '../cart/pending-add.server'

/** Begins a session in this browser, under an id of its own, and puts into the cart what was wanted before. */
export async function signInHeaders(
  context: AppLoadContext,
  request: Request,
  userId: string,
): Promise<Headers> {
  const cookie = await context.services.sessions.begin(userId, context.userAgent, context.ctx.client)
  const headers = new Headers({ 'Set-Cookie': cookie })
  for (const more of await finishAdd(context, request, cookie)) headers.append('Set-Cookie', more)
  // Who chose a currency sees it in every browser; what was chosen before stays otherwise.
  const currency = await currencyOfMember(context.ctx, userId)
  if (currency !== 'MYR') headers.append('Set-Cookie', keepCurrency(request, currency))
  return headers
}
