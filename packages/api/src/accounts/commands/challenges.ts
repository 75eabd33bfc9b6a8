import { deleteChallenges, findProfile, insertChallenge, NO_ROOTS, takeChallengeTry } from '@pasar/db'
import { after, DomainError, minutes, type RoleId } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { hashSecret, makeSecret } from '../internal/secrets'
import { hasTwoFactor, readCode, takeCode } from './two-factor'

/** Between the right password and the code. */
const CHALLENGE_AGE = minutes(10)
const MAX_TRIES = 5

/** Who has logged in. */
export interface LoggedIn {
  userId: string
  role: RoleId
  /** The member has not confirmed the email yet and is redirected to the page that sends a new link. */
  isVerified: boolean
}

/**
 * The second step of a login, after the right password. @returns the value of a cookie until the code is
 * entered; null when the member has no two-step login, and may be let in at once
 */
export async function beginChallenge(ctx: Context, userId: string): Promise<string | null> {
  if (!(await hasTwoFactor(ctx, userId))) return null
  const token = makeSecret(ctx)
  const now = ctx.now()
  await ctx.transact(NO_ROOTS.insertsOnly, (tx) =>
    insertChallenge(tx, {
      tokenHash: hashSecret(token),
      userId,
      now,
      expiresAt: after(now, CHALLENGE_AGE),
    }),
  )
  return token
}

/**
 * Ends the second step with a code of the app or a recovery code.
 * @throws DomainError LOGIN_CHALLENGE_ENDED, CODE_WRONG, APP_CODE_UNREADABLE, TOO_MANY_REQUESTS
 */
export async function answerChallenge(ctx: Context, token: string, code: string): Promise<LoggedIn> {
  // Counted first, in a transaction of its own: a wrong code must not undo it.
  const userId = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
    takeChallengeTry(tx, hashSecret(token), MAX_TRIES, ctx.now()),
  )
  if (userId === null) throw new DomainError('LOGIN_CHALLENGE_ENDED')
  await ctx.limits.take('code', userId)
  const given = await readCode(ctx, userId, code)
  const person = await ctx.transact({ user: userId }, async (tx) => {
    if (!(await takeCode(tx, ctx, userId, given))) throw new DomainError('CODE_WRONG')
    await deleteChallenges(tx, userId)
    return findProfile(tx, userId)
  })
  if (!person) throw new DomainError('LOGIN_CHALLENGE_ENDED')
  await ctx.limits.clear('code', userId)
  return { userId, role: person.role, isVerified: person.verifiedAt !== null }
}
