import { type Actor, type Buyer, isBuyer, type Member } from '@pasar/api'
import { DomainError, ROLE, type RoleId } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { pathOf } from './safe-path'

/** Where a member of a role is at home: buyers in the shop; the others on the open home page until their dashboards are built. */
export const homeOf = (role: RoleId): string => (role === ROLE.BUYER ? '/shop' : '/')

export const actorOf = async (context: AppLoadContext): Promise<Actor> =>
  (await context.session())?.member ?? null

/** @throws a redirect to the login page, which leads back here */
export async function memberPage(context: AppLoadContext, request: Request): Promise<Member> {
  const actor = await actorOf(context)
  if (actor !== null) return actor
  const hadSession = context.services.sessions.isClaimed(request.headers.get('cookie'))
  throw redirect(loginPath(pathOf(request), hadSession ? 'expired' : null))
}

/** @throws a redirect: visitors to the login page, other roles to their own home */
export async function buyerPage(context: AppLoadContext, request: Request): Promise<Buyer> {
  const member = await memberPage(context, request)
  if (!isBuyer(member)) throw redirect(homeOf(member.role))
  return member
}

/**
 * A page for buyers whose email is confirmed.
 * @throws a redirect: also of those who have yet to confirm it, to where they are told how
 */
export async function verifiedBuyerPage(context: AppLoadContext, request: Request): Promise<Buyer> {
  const buyer = await buyerPage(context, request)
  if (!buyer.isVerified) throw redirect(`/verify-email-prompt?from=${encodeURIComponent(pathOf(request))}`)
  return buyer
}

export const loginPath = (from: string, why: 'expired' | null = null): string =>
  `/login?${why === null ? '' : `why=${why}&`}from=${encodeURIComponent(from)}`

export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' })

/** Turns "there is no such thing" into the 404 page. */
export async function orNotFound<T>(work: Promise<T> | T): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) throw notFound()
    throw error
  }
}
