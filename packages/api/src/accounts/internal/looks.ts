import { findLookedAt, findOpenLook, type OpenLook } from '@pasar/db'
import { answerUnderLook, DomainError, mayBeLookedAt, type RouteRow } from '@pasar/domain'
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

/** Whether a request is answered as the member at whom an admin looks. */
export const isLooking = (
  session: LiveSession | null | undefined,
): session is LiveSession & { look: OpenLook } =>
  session?.look != null && session.look.memberId === session.member.id

/**
 * As whom an admin's request is answered: as themselves, or as the member at whom they look. Once the time is over, or
 * the member is none to be looked at any more, nothing is shown until the admin ends the look: what they sent from
 * an old page must not be done in their own name.
 * @throws DomainError LOOK_REFUSED, LOOK_OVER
 */
export async function answerLook(
  ctx: Context,
  own: LiveSession,
  asked: AskedPage | null,
): Promise<LiveSession> {
  const look = await findOpenLook(ctx.db, own.sessionId)
  if (look === null) return own
  const answer = asked === null ? 'nobody' : answerUnderLook(asked.route, asked.method)
  if (answer === 'self') return { ...own, look }
  const details = { name: look.memberName }
  const found = look.endsAt > ctx.now() ? await findLookedAt(ctx.db, own.sessionId, look.memberId) : null
  if (found?.member.status !== 'active' || !mayBeLookedAt(found.member.role))
    throw new DomainError('LOOK_OVER', details)
  if (answer === 'nobody') throw new DomainError('LOOK_REFUSED', details)
  const { cartCount, unreadCount, ...attributes } = attributesOf(found)
  return {
    ...own,
    member: brandMember({ id: look.memberId, ...attributes }),
    // The member has proved nothing: what asks for it is not theirs to see.
    confirmedAt: 0,
    cartCount,
    unreadCount,
    look,
  }
}
