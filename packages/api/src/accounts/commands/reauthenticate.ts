import { confirmSession, findPasswordHash } from '@pasar/db'
import { DomainError, minutes, type Proof } from '@pasar/domain'
import type { Member, RecentMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { checkPassword } from '../internal/passwords'
import type { LiveSession } from '../internal/sessions'
import { hasTwoFactor, readCode, takeCode } from './two-factor'

/** How long a re-authentication is valid for changes that would give the account away. */
export const RECENT = minutes(10)

/** Whether a session was begun, or confirmed, a moment ago. */
export const isRecent = (ctx: Context, session: LiveSession): boolean =>
  ctx.now() - session.confirmedAt <= RECENT

/** The member of a session that was begun, or confirmed, a moment ago. @throws DomainError REAUTHENTICATE */
export function requireRecent(ctx: Context, session: LiveSession): RecentMember {
  if (!isRecent(ctx, session)) throw new DomainError('REAUTHENTICATE')
  return session.member as RecentMember
}

/**
 * Checks that it is really the member: the password, and a code where two-step login is on.
 * @throws DomainError WRONG_PASSWORD, CODE_WRONG, APP_CODE_UNREADABLE, VALIDATION (no code), TOO_MANY_REQUESTS, BUSY
 */
export async function prove(ctx: Context, member: Member, { password, code }: Proof): Promise<void> {
  await ctx.limits.take('code', member.id)
  if (!(await checkPassword(await findPasswordHash(ctx.db, member.id), password)))
    throw new DomainError('WRONG_PASSWORD')
  if (await hasTwoFactor(ctx, member.id)) {
    if (code === '') throw new DomainError('VALIDATION', {}, { code: 'required' })
    const given = await readCode(ctx, member.id, code)
    if (!(await ctx.transact({ user: member.id }, (tx) => takeCode(tx, ctx, member.id, given))))
      throw new DomainError('CODE_WRONG')
  }
  await ctx.limits.clear('code', member.id)
}

/** Notes in the session that the member has just proved who they are. @throws DomainError as `prove` does */
export async function reauthenticate(ctx: Context, session: LiveSession, proof: Proof): Promise<void> {
  const { member, sessionId } = session
  await prove(ctx, member, proof)
  await ctx.transact({ user: member.id }, (tx) => confirmSession(tx, member.id, sessionId, ctx.now()))
}
