import { currencyOfMember, type LoggedIn, type LoginOutcome, type Member } from '@pasar/api'
import { type Language, linkTo, parseCookies } from '@pasar/domain'
import { type AppLoadContext, redirect, redirectDocument } from '@remix-run/node'
import { keepLanguage, languageOf } from '../../../i18n/language.server'
import { storedLanguage } from '../../../i18n/negotiate-language'
import { keepCurrency } from '../../../lib/currency.server'
import { homeOf, PROMPT, promptPath } from '../../../lib/session/guards.server'
import { fromOf } from '../../../lib/session/safe-path'
import { finishAdd } from '../../cart/server/pending-add.server'
import { finishWish } from '../../wishlist/server/pending-wish.server'
import { keepChallenge } from './challenge-cookie.server'

interface SignedIn {
  headers: Headers
  /** Leads on: with a document of its own where it is in another language from now on. */
  lead: typeof redirect
}

/** Begins a session in this browser, under an id of its own, and puts into cart and wishlist what was wanted before. */
export async function beginSession(
  context: AppLoadContext,
  request: Request,
  userId: string,
): Promise<SignedIn> {
  const cookie = await context.services.sessions.begin(userId, context.userAgent, context.ctx.client)
  const headers = new Headers({ 'Set-Cookie': cookie })
  const session = await context.services.sessions.find(cookie.split(';')[0] ?? null)
  const member = session?.member ?? null
  // Of two messages the browser keeps the later one.
  for (const finish of [finishWish, finishAdd])
    for (const more of await finish(context, request, member)) headers.append('Set-Cookie', more)
  // Who chose a currency sees it in every browser; what was chosen before stays otherwise.
  const currency = await currencyOfMember(context.ctx, userId)
  if (currency !== 'MYR') headers.append('Set-Cookie', keepCurrency(request, currency))
  const language = await languageToShow(request, member)
  if (language !== null) headers.append('Set-Cookie', await keepLanguage(request, language))
  const isOther = language !== null && language !== (await languageOf(request))
  return { headers, lead: isOther ? redirectDocument : redirect }
}

/** The language a member chose, in a browser that knows of none; null where one was chosen in this browser. */
async function languageToShow(request: Request, member: Member | null): Promise<Language | null> {
  if (member === null || storedLanguage(parseCookies(request.headers.get('cookie'))) !== null) return null
  return member.language
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
  const { headers, lead } = isIn
    ? await beginSession(context, request, outcome.userId)
    : {
        headers: new Headers({
          'Set-Cookie': await keepChallenge(context.ctx.config.appUrl, outcome.challenge),
        }),
        lead: redirect,
      }
  if (flash !== null) headers.append('Set-Cookie', flash)
  const to = isIn ? nextAfter(request, outcome) : `${linkTo('/login/code')}${new URL(request.url).search}`
  return lead(to, { headers })
}
