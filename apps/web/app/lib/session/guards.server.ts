import { type Actor, type ActorIn, type Member, mustSetUpTwoFactor, requireActor } from '@pasar/api'
import {
  type AreaAt,
  DomainError,
  findRoute,
  homeOf,
  LOGIN,
  linkTo,
  needsTwoFactorAt,
  PROFILE_PATH,
  type RoutePath,
  turnAway,
} from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { pathOf } from './safe-path'

export { homeOf }

/** What a loader or an action is given. */
interface Asked {
  context: AppLoadContext
  request: Request
}

/** Who is signed in here. What they may do is for `guardPage` and `actorOf` to say. */
export const memberOf = async (context: AppLoadContext): Promise<Actor> =>
  (await context.session())?.member ?? null

/**
 * Who asks, for pages that everyone may read and for their forms. Staff who have yet to turn on the two-step login
 * that the market asks of them are visitors there.
 */
export async function actorOf(context: AppLoadContext): Promise<Actor> {
  const member = await memberOf(context)
  return member && (await mustSetUpTwoFactor(context.ctx, member)) ? null : member
}

/**
 * Lets in whom the route table admits at an address, and says by type who that is.
 * @param path the address as the table writes it
 * @throws a redirect: visitors to the login page, which leads back here; members to where the table sends them
 */
export async function guardPage<P extends RoutePath>(
  path: P,
  { context, request }: Asked,
): Promise<ActorIn[AreaAt<P>]> {
  const actor = await memberOf(context)
  const row = findRoute(path)
  const to = turnAway(actor?.role ?? 'visitor', row)
  if (to === LOGIN) {
    const hadSession = context.services.sessions.isClaimed(request.headers.get('cookie'))
    throw redirect(loginPath(pathOf(request), hadSession ? 'expired' : row.why))
  }
  if (to !== null) throw redirect(to)
  if (row.needs === 'verified' && actor?.isVerified !== true) throw redirect(promptPath(pathOf(request)))
  if (actor && needsTwoFactorAt(row)) await requireTwoFactor(context, actor)
  return requireActor(row.area, actor)
}

/**
 * Nobody runs the market without two-step login; their profile is where it is turned on.
 * @throws a redirect to there
 */
async function requireTwoFactor({ ctx }: AppLoadContext, member: Member): Promise<void> {
  if (await mustSetUpTwoFactor(ctx, member))
    throw redirect(linkTo(`${PROFILE_PATH[member.role]}/security/two-factor`))
}

/** @param why which sentence the login page says */
export const loginPath = (from: string, why?: 'cart' | 'category' | 'expired' | 'wishlist'): string =>
  linkTo(LOGIN, { from, why })

/** The page that says how to confirm an email. */
export const PROMPT = '/verify-email-prompt'

export const promptPath = (from: string): string => linkTo(PROMPT, { from })

export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' })

/** The same for an address of a file, which has no page to be shown in: a browser needs some words to show. */
export async function orPlainNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error
    throw new Response(error.message, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
}

/** Turns "there is no such thing" into the 404 page. */
export async function orNotFound<T>(work: Promise<T> | T): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) throw notFound()
    throw error
  }
}
