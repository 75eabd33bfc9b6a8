import {
  type ActingSeller,
  type Actor,
  type ActorIn,
  actingSeller,
  endedWorkOf,
  isImpersonating,
  isPermitted,
  type Member,
  mustSetUpTwoFactor,
  requireActor,
  requireSeller,
  type Seller,
} from '@pasar/api'
import {
  type AreaAt,
  chooseIdentity,
  DomainError,
  errorMessage,
  findRoute,
  homeOf,
  LOGIN,
  linkTo,
  mayEnter,
  type NeededPermissions,
  needsTwoFactorAt,
  type PermissionsAt,
  PROFILE_PATH,
  type RoutePath,
  type SellerPath,
  turnAway,
} from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { setFlash } from './flash.server'
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
 * Who sends a form that everyone may see, with something written in it.
 * @throws DomainError UNAUTHORIZED for visitors: the form comes back with what they wrote, and `FormProblem` says where to
 *   log in. A redirect would lose it.
 */
export async function writerOf(context: AppLoadContext): Promise<Member> {
  const actor = await actorOf(context)
  if (actor === null) throw new DomainError('UNAUTHORIZED')
  return actor
}

/**
 * Lets in whom the route table admits at an address, and says by type who that is.
 * @param path the address as the table writes it
 * @throws a redirect: visitors to the login page, which leads back here; members to where the table sends them; staff
 *   without the permission to /unauthorized
 */
export function guardPage<P extends SellerPath>(path: P, asked: Asked): Promise<Seller<PermissionsAt<P>>>
export function guardPage<P extends Exclude<RoutePath, SellerPath>>(
  path: P,
  asked: Asked,
): Promise<ActorIn[AreaAt<P>]>
export function guardPage(path: RoutePath, asked: Asked): Promise<Actor | ActingSeller>
export async function guardPage(path: RoutePath, asked: Asked): Promise<Actor | ActingSeller> {
  const { permissions } = findRoute(path)
  const actor = permissions === undefined ? null : await memberOf(asked.context)
  if (permissions === undefined || actor === null) return guardRole(path, asked)
  if (actor.worksFor !== null) return guardStaff(actor, permissions)
  if (!mayEnter(actor.role, 'seller')) await refuseEnded(asked, actor)
  await guardRole(path, asked)
  return requireSeller(actor, ...permissions)
}

/** The seller for whom a member of staff acts. @throws a redirect with the reason, where that is not permitted */
async function guardStaff(member: Member, permissions: NeededPermissions): Promise<ActingSeller> {
  const seller = actingSeller(member)
  if (seller !== null && isPermitted(seller, ...permissions)) return seller
  const text = 'errors.STAFF_MAY_NOT'
  const values = { seller: seller?.name ?? '' }
  throw redirect('/unauthorized' satisfies PagePath, {
    headers: { 'Set-Cookie': await setFlash({ tone: 'error', text, values }) },
  })
}

/** @throws a redirect home with the reason, for a member whose work for a seller has ended */
async function refuseEnded({ context }: Asked, member: Member): Promise<void> {
  const seller = await endedWorkOf(context.ctx, member)
  if (seller === null) return
  throw redirect(homeOf(member.role), {
    headers: {
      'Set-Cookie': await setFlash({ tone: 'error', text: 'storeStaff.ended', values: { seller } }),
    },
  })
}

async function guardRole<P extends RoutePath>(
  path: P,
  { context, request }: Asked,
): Promise<ActorIn[AreaAt<P>]> {
  const session = await context.session()
  const actor = session?.member ?? null
  const row = findRoute(path)
  // The server asks the same of every address before it comes here.
  if (isImpersonating(session) && chooseIdentity(row, request.method) !== 'member')
    throw redirect(linkTo('/admin/impersonation'))
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
    throw new Response(errorMessage(error.code, error.details), {
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
