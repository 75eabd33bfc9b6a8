import { type AuditAction, findLastActor, findStaffMember } from '@pasar/db'
import { DomainError, type ErrorCode, type StaffNoteInput, type SuspensionInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin, writeStaffNote } from '../../access/staff-notes'
import { requireRecent } from '../../accounts/commands/reauthenticate'
import { endAllSessions, endSessionOf } from '../../accounts/commands/sessions'
import { liftSuspension, suspendMember } from '../../accounts/commands/suspension'
import { resetTwoFactor } from '../../accounts/commands/two-factor'
import type { LiveSession } from '../../accounts/internal/live-session'
import type { Context } from '../../platform/context'

async function lateError(
  ctx: Context,
  userId: string,
  action: AuditAction,
  code: ErrorCode,
): Promise<DomainError> {
  return new DomainError(code, {
    name: (await findLastActor(ctx.db, userId, [action])) ?? ctx.config.appName,
  })
}

/**
 * Suspends a member from the page about them.
 * @throws DomainError NOT_FOUND, FORBIDDEN for one's own account, ACCOUNT_IS_LAST_ADMIN, MEMBER_SUSPENDED_BY when
 *   somebody did already
 */
export async function suspendFromDesk(
  ctx: Context,
  admin: Admin,
  userId: string,
  input: SuspensionInput,
): Promise<void> {
  if (!(await suspendMember(ctx, admin, userId, input)))
    throw await lateError(ctx, userId, 'suspendMember', 'MEMBER_SUSPENDED_BY')
}

/** Lets a member in again. @throws DomainError NOT_FOUND, MEMBER_FREED_BY when somebody did already */
export async function liftFromDesk(
  ctx: Context,
  admin: Admin,
  userId: string,
  input: SuspensionInput,
): Promise<void> {
  if (!(await liftSuspension(ctx, admin, userId, input)))
    throw await lateError(ctx, userId, 'liftSuspension', 'MEMBER_FREED_BY')
}

/**
 * Signs a member out of one session, or everywhere.
 * @param sessionId null for all
 * @throws DomainError NOT_FOUND, FORBIDDEN for one's own, which one ends on the profile
 */
export async function endMemberSessions(
  ctx: Context,
  admin: Admin,
  userId: string,
  sessionId: string | null,
): Promise<void> {
  if (admin.id === userId) throw new DomainError('FORBIDDEN')
  await ctx.transact({ user: userId }, async (tx) => {
    if ((await findStaffMember(tx, userId)) === null) throw new DomainError('NOT_FOUND')
    if (sessionId === null) await endAllSessions(tx, ctx, userId)
    else await endSessionOf(tx, ctx, userId, sessionId)
    await recordAdmin(tx, ctx, admin, 'endSessions', userId)
  })
}

/**
 * Turns two-step login off for a member who has lost phone and codes, by an admin who has just proved who they are: whoever
 * knows the password is let in from then on. The member gets a mail, and is signed out everywhere.
 * @throws DomainError REAUTHENTICATE, NOT_FOUND, FORBIDDEN for one's own, TWO_FACTOR_IS_OFF
 */
export async function resetMemberTwoFactor(
  ctx: Context,
  admin: Admin,
  session: LiveSession,
  userId: string,
  { reason }: SuspensionInput,
): Promise<void> {
  requireRecent(ctx, session)
  await resetTwoFactor(ctx, userId, admin, reason)
}

/** @throws DomainError NOT_FOUND */
export async function noteMember(
  ctx: Context,
  admin: Admin,
  userId: string,
  input: StaffNoteInput,
): Promise<void> {
  if ((await findStaffMember(ctx.db, userId)) === null) throw new DomainError('NOT_FOUND')
  await writeStaffNote(ctx, admin, userId, input)
}
