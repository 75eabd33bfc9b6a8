import { currencyOfMember, type LoggedIn, type LoginOutcome } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { keepCurrency } from '../../../lib/currency.server'
import { homeOf, PROMPT, promptPath } from '../../../lib/session/guards.server'
import { fromOf } from '../../../lib/session/safe-path'
import { finishAdd } from '../../cart/server/pending-add.server'
import { keepChallenge } from './challenge-cookie.server'

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

/** Where a login leads: to where one came from; first to the prompt for whoever has not confirmed the email yet. */
export function nextAfter(request: Request, { role, isVerified }: LoggedIn): string {
  const next = fromOf(request) ?? homeOf(role)
  return isVerified || next.startsWith(PROMPT) ? next : promptPath(next)
}

/**
 * Goes on after a right password, whichever form it came by: to the second step for members who have one, else in.
 * @param flash a message for the page that comes next, as a Set-Cookie header
 */
export async function continueLogin(
  context: AppLoadContext,
  request: Request,
  outcome: LoginOutcome,
  flash: string | null = null,
): Promise<Response> {
  const isIn = outcome.step === 'signedIn'
  const headers = isIn
    ? await signInHeaders(context, request, outcome.userId)
    : new Headers({ 'Set-Cookie': await keepChallenge(context.ctx.config.appUrl, outcome.challenge) })
  if (flash !== null) headers.append('Set-Cookie', flash)
  const to = isIn ? nextAfter(request, outcome) : `${linkTo('/login/code')}${new URL(request.url).search}`
  return redirect(to, { headers })
}
