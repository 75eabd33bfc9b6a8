import { closeLooks, findStaffMember, type StaffMemberView, tryInsertLook } from '@pasar/db'
import {
  after,
  DomainError,
  LOOK_LENGTH,
  mayBeLookedAt,
  type RoleId,
  type SuspensionInput,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import { requireRecent } from '../../accounts/commands/reauthenticate'
import type { LiveSession } from '../../accounts/internal/sessions'
import type { Context } from '../../platform/context'

const isPossible = ({ role, state }: StaffMemberView): boolean => state === 'active' && mayBeLookedAt(role)

/**
 * Lets an admin who has just proved who they are look at the shop as a member, in one session and for `LOOK_LENGTH`.
 * The reason is kept with it, for the history and for the member's own data.
 * @returns the role of the member, whose home the admin sees first
 * @throws DomainError REAUTHENTICATE, NOT_FOUND, FORBIDDEN for oneself, LOOK_NOT_POSSIBLE, LOOK_IS_OPEN
 */
export async function beginLook(
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
    const look = {
      id: ctx.newId('look'),
      adminId: admin.id,
      memberId,
      sessionId: session.sessionId,
      reason,
      startedAt,
      endsAt: after(startedAt, LOOK_LENGTH),
    }
    if (!(await tryInsertLook(tx, look))) throw new DomainError('LOOK_IS_OPEN')
    await recordAdmin(tx, ctx, admin, 'beginLook', memberId, reason)
    // What the session has open in the admin's own name is closed, and not opened again before the end.
    ctx.sessionEnds.emitAfterCommit(tx, { userId: admin.id, sessionIds: [session.sessionId] })
    return { role: member.role }
  })
}

/** Ends the look of a session. @returns whom it was at; null where it was ended already */
export const endLook = (ctx: Context, admin: Admin, sessionId: string): Promise<string | null> =>
  ctx.transact({ user: admin.id }, async (tx) => {
    const [memberId] = await closeLooks(tx, [sessionId], ctx.now())
    if (memberId === undefined) return null
    await recordAdmin(tx, ctx, admin, 'endLook', memberId)
    return memberId
  })
