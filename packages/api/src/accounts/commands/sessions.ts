import {
  closeImpersonations,
  deleteChallenges,
  deleteSessionOf,
  deleteUserSessions,
  findUserSessions,
  type Tx,
} from '@pasar/db'
import { describeDevice, maskAddress } from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'

export interface SessionView {
  /** Public id: no secret. */
  sessionId: string
  kind: 'web' | 'app'
  /** Names for people; null where the browser says nothing known. */
  browser: string | null
  system: string | null
  /** The network of the login with the household's part left out; empty when unknown. */
  network: string
  /** Whether that is the network of who asks. */
  isThisNetwork: boolean
  createdAt: number
  /** To a few minutes. */
  lastUsedAt: number
  /** The session of who asks. */
  isCurrent: boolean
}

/** Where a member is signed in: the session of who asks first, then the last used. */
export async function listSessions(
  ctx: Context,
  member: Member,
  currentSessionId: string,
): Promise<SessionView[]> {
  const rows = await findUserSessions(ctx.db, member.id, ctx.now())
  const here = maskAddress(ctx.client)
  return rows
    .map(({ userAgent, ...row }) => ({
      ...row,
      ...describeDevice(userAgent),
      isThisNetwork: here !== '' && row.network === here,
      isCurrent: row.sessionId === currentSessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Signs a member out somewhere. Nothing happens when that is no session of theirs, or has ended. */
export async function endSession(ctx: Context, member: Member, sessionId: string): Promise<void> {
  await ctx.transact({ user: member.id }, (tx) => endSessionOf(tx, ctx, member.id, sessionId))
}

/** Ends one session, in the transaction of what ends it. */
export async function endSessionOf(tx: Tx, ctx: Context, userId: string, sessionId: string): Promise<void> {
  if (!(await deleteSessionOf(tx, userId, sessionId))) return
  await closeImpersonations(tx, [sessionId], ctx.now())
  ctx.sessionEnds.emitAfterCommit(tx, { userId, sessionIds: [sessionId] })
}

/** Signs a member out everywhere else. */
export async function endOtherSessions(
  ctx: Context,
  member: Member,
  currentSessionId: string,
): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    const sessionIds = await deleteUserSessions(tx, member.id, currentSessionId)
    await closeImpersonations(tx, sessionIds, ctx.now())
    ctx.sessionEnds.emitAfterCommit(tx, { userId: member.id, sessionIds })
  })
}

/**
 * Ends every session of a member, with the tokens of their apps and the logins that wait for a code, in the
 * transaction of what ends them: whoever began such a login knew the old password.
 */
export async function endAllSessions(tx: Tx, ctx: Context, userId: string): Promise<void> {
  await deleteChallenges(tx, userId)
  const sessionIds = await deleteUserSessions(tx, userId)
  await closeImpersonations(tx, sessionIds, ctx.now())
  ctx.sessionEnds.emitAfterCommit(tx, { userId, sessionIds })
}
