import { findImpersonated, findOpenImpersonation, type OpenImpersonation } from '@pasar/db'
import { chooseIdentity, DomainError, mayBeImpersonated, type RouteRow } from '@pasar/domain'
import { brandMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import type { LiveSession } from './live-session'
import { attributesOf } from './session-store'

/** Where a request goes. */
export interface AskedPage {
  /** Null for an address that the route table does not have. */
  route: RouteRow | null
  method: string
}

/** Whether a request is answered as the member whom an admin impersonates. */
export const isImpersonating = (
  session: LiveSession | null | undefined,
): session is LiveSession & { impersonation: OpenImpersonation } =>
  session?.impersonation != null && session.impersonation.memberId === session.member.id

/**
 * Decides as whom an admin's request is answered: as the admin, or as the impersonated member. Once the time is over, or
 * the member may not be impersonated any more, nothing is shown until the admin ends the impersonation: a form sent from
 * an old page must not act in the admin's own name.
 * @throws DomainError LOOK_REFUSED, LOOK_OVER
 */
export async function applyImpersonation(
  ctx: Context,
  own: LiveSession,
  asked: AskedPage | null,
): Promise<LiveSession> {
  const impersonation = await findOpenImpersonation(ctx.db, own.sessionId)
  if (impersonation === null) return own
  const answer = asked === null ? 'nobody' : chooseIdentity(asked.route, asked.method)
  if (answer === 'self') return { ...own, impersonation }
  const details = { name: impersonation.memberName }
  const found =
    impersonation.endsAt > ctx.now()
      ? await findImpersonated(ctx.db, own.sessionId, impersonation.memberId)
      : null
  if (found?.member.status !== 'active' || !mayBeImpersonated(found.member.role))
    throw new DomainError('LOOK_OVER', details)
  if (answer === 'nobody') throw new DomainError('LOOK_REFUSED', details)
  const { cartCount, unreadCount, ...attributes } = attributesOf(found)
  return {
    ...own,
    member: brandMember({ id: impersonation.memberId, ...attributes }),
    // The member has proved nothing: what asks for it is not theirs to see.
    confirmedAt: 0,
    cartCount,
    unreadCount,
    impersonation,
  }
}
