import { isImpersonating, type LiveSession, type Member, type RecentMember, requireRecent } from '@pasar/api'
import { DomainError, linkTo, PROFILE_PATH, ROLE } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { guardPage, loginPath, notFound } from '../../../lib/session/guards.server'
import { pathOf } from '../../../lib/session/safe-path'

export interface ProfileAccess {
  session: LiveSession
  member: Member
  /** Where the profile of this role is, e.g. /user-profile. */
  base: (typeof BASES)[number]
}

const BASES = Object.values(PROFILE_PATH)

/** Lets in whom the route table admits to the profile of that address; all of it is the reader's own. */
export async function openProfile(context: AppLoadContext, request: Request): Promise<ProfileAccess> {
  const [, first] = pathOf(request).split(/[/?]/)
  const base = BASES.find((path) => path === `/${first}`)
  if (base === undefined) throw notFound()
  const member = await guardPage(base, { context, request })
  return { session: await signedIn(context, request), member, base }
}

/** @throws a redirect to the login page, which leads back here */
export async function signedIn(context: AppLoadContext, request: Request): Promise<LiveSession> {
  const session = await context.session()
  if (session === null) throw redirect(loginPath(pathOf(request)))
  // Private pages of the member are never shown during an impersonation.
  if (isImpersonating(session)) throw redirect(linkTo('/admin/impersonation'))
  return session
}

/** The member, when they have proved who they are a moment ago. @throws a redirect to where they do, which leads back here */
export function recentMember(context: AppLoadContext, request: Request, session: LiveSession): RecentMember {
  try {
    return requireRecent(context.ctx, session)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'REAUTHENTICATE') throw error
    throw redirect(linkTo('/reauthenticate', { from: pathOf(request) }))
  }
}

/** The profile for whoever has proved a moment ago who they are. @throws as `openProfile` and `recentMember` do */
export async function openRecentProfile(
  context: AppLoadContext,
  request: Request,
): Promise<{ member: RecentMember; base: ProfileAccess['base'] }> {
  const { session, base } = await openProfile(context, request)
  return { member: recentMember(context, request, session), base }
}

/** The path of the reader's own profile; that of buyers for a visitor. */
export const profileOfReader = async (context: AppLoadContext): Promise<ProfileAccess['base']> =>
  PROFILE_PATH[(await context.session())?.member.role ?? ROLE.BUYER]
