import { closeImpersonations, findStaffMember, type StaffMemberView, tryInsertImpersonation } from '@pasar/db'
import {
  after,
  DomainError,
  IMPERSONATION_LENGTH,
  mayBeImpersonated,
  type RoleId,
  type SuspensionInput,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import { requireRecent } from '../../accounts/commands/reauthenticate'
import type { LiveSession } from '../../accounts/internal/sessions'
import type { Context } from '../../platform/context'

const isPossible = ({ role, state }: StaffMemberView): boolean =>
  state === 'active' && mayBeImpersonated(role)

/**
 * Lets an admin who has just proved who they are impersonate a member, in one session and for `IMPERSONATION_LENGTH`.
 * The reason is kept with it, for the history and for the member's own data.
 * @returns the role of the member, whose home the admin sees first
 * @throws DomainError REAUTHENTICATE, NOT_FOUND, FORBIDDEN for oneself, LOOK_NOT_POSSIBLE, LOOK_IS_OPEN
 */
export async function startImpersonation(
  ctx: Context,
  admin: Admin,
  session: LiveSession,
  memberId: string,
  { reason }: SuspensionInput,
): Promise<{ role: RoleId }> {
  requireRecent(ctx, session)
  if (admin.id === memberId) throw new DomainError('FORBIDDEN')
  return ctx.transact({ user: [admin.id, memberId] }, async (tx) => {
    const member = await findStaffMember(tx, memberId)
    if (member === null) throw new DomainError('NOT_FOUND')
    if (!isPossible(member)) throw new DomainError('LOOK_NOT_POSSIBLE')
    const startedAt = ctx.now()
    const impersonation = {
      id: ctx.newId('impersonation'),
      adminId: admin.id,
      memberId,
      sessionId: session.sessionId,
      reason,
      startedAt,
      endsAt: after(startedAt, IMPERSONATION_LENGTH),
    }
    if (!(await tryInsertImpersonation(tx, impersonation))) throw new DomainError('LOOK_IS_OPEN')
    await recordAdmin(tx, ctx, admin, 'beginLook', memberId, reason)
    // What the session has open in the admin's own name is closed, and not opened again before the end.
    ctx.sessionEnds.emitAfterCommit(tx, { userId: admin.id, sessionIds: [session.sessionId] })
    return { role: member.role }
  })
}

/** Ends the impersonation of a session. @returns the id of the member; null if it was ended already */
export const endImpersonation = (ctx: Context, admin: Admin, sessionId: string): Promise<string | null> =>
  ctx.transact({ user: admin.id }, async (tx) => {
    const [memberId] = await closeImpersonations(tx, [sessionId], ctx.now())
    if (memberId === undefined) return null
    await recordAdmin(tx, ctx, admin, 'endLook', memberId)
    return memberId
  })
