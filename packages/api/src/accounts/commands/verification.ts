import {
  countEmailLinks,
  findEmailLink,
  findLoginById,
  isDuplicate,
  type Login,
  markVerified,
  spendEmailLinks,
  useEmailLink,
} from '@pasar/db'
import { DomainError, hours, MAX_RESENDS_PER_HOUR } from '@pasar/domain'
import type { Actor, Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { tooMany } from '../../platform/limits/limits'
import { limitLogin } from '../../platform/limits/login'
import { mailClaim } from '../internal/confirm-email'
import { whyEnded } from '../internal/email-links'
import { checkPassword } from '../internal/passwords'
import { hashSecret } from '../internal/secrets'
import { beginChallenge } from './challenges'
import type { LoginOutcome } from './login'

/**
 * What the page of a verify link says. `foreign`: someone else is signed in here than the link is for.
 * `password`: this browser has not registered the account, so the password has to show that its owner did.
 */
export type VerifyLinkView =
  | { state: 'unknown' | 'used' | 'expired' | 'foreign' }
  | { state: 'confirm' | 'password'; email: string }

export async function viewVerifyLink(ctx: Context, actor: Actor, secret: string): Promise<VerifyLinkView> {
  const link = await findEmailLink(ctx.db, hashSecret(secret), 'verify')
  const ended = whyEnded(link, ctx.now())
  if (link === null || ended !== null) return { state: ended ?? 'unknown' }
  if (actor === null) return { state: 'password', email: link.email }
  return actor.id === link.userId ? { state: 'confirm', email: link.email } : { state: 'foreign' }
}

async function findClaimant(ctx: Context, actor: Actor, secret: string): Promise<Login> {
  const link = await findEmailLink(ctx.db, hashSecret(secret), 'verify')
  if (link?.userId == null || whyEnded(link, ctx.now()) !== null) throw new DomainError('LINK_ENDED')
  if (actor !== null && actor.id !== link.userId) throw new DomainError('FORBIDDEN')
  const login = await findLoginById(ctx.db, link.userId)
  if (login === null || login.email !== link.email) throw new DomainError('LINK_ENDED')
  return login
}

/**
 * Confirms an email by the link of its mail, which works once. The link alone is not enough: whoever owns the
 * mailbox must not confirm an account that a stranger made in their name, nor may a program that opens links.
 * So it takes the session the account was made with, or its password.
 * @returns how the login goes on for who showed a password: with two-step login the code comes next
 * @throws DomainError LINK_ENDED, FORBIDDEN when someone else is signed in, WRONG_PASSWORD, ACCOUNT_SUSPENDED,
 * TOO_MANY_REQUESTS, EMAIL_TAKEN when the email was confirmed for another account meanwhile, BUSY
 */
export async function confirmEmail(
  ctx: Context,
  actor: Actor,
  secret: string,
  password: string,
): Promise<LoginOutcome> {
  const login = await findClaimant(ctx, actor, secret)
  if (actor === null)
    await limitLogin(ctx, login.email, async (isOf) => {
      if (!(await checkPassword(login.passwordHash, password))) throw new DomainError('WRONG_PASSWORD')
      isOf(login)
    })
  if (login.status !== 'active') throw new DomainError('ACCOUNT_SUSPENDED')
  try {
    await ctx.transact({ user: login.id }, async (tx) => {
      const used = await useEmailLink(tx, hashSecret(secret), 'verify', ctx.now())
      if (used === null) throw new DomainError('LINK_ENDED')
      await markVerified(tx, login.id, ctx.now())
      await spendEmailLinks(tx, login.id, 'verify', ctx.now())
    })
  } catch (error) {
    if (isDuplicate(error)) throw new DomainError('EMAIL_TAKEN')
    throw error
  }
  const challenge = actor === null ? await beginChallenge(ctx, login.id) : null
  if (challenge !== null) return { step: 'code', challenge }
  return { step: 'signedIn', userId: login.id, role: login.role, isVerified: true }
}

/**
 * Sends a verify link once more; those before it keep working. Says nothing to who has confirmed already.
 * @throws DomainError TOO_MANY_REQUESTS after three within an hour
 */
export async function resendVerification(ctx: Context, member: Member, from: string | null): Promise<void> {
  if (member.isVerified) return
  await ctx.transact({ user: member.id }, async (tx) => {
    const login = await findLoginById(tx, member.id)
    if (login === null) throw new DomainError('UNAUTHORIZED')
    // The first mail was sent with the account, and was not asked for.
    const since = Math.max(ctx.now() - hours(1), login.createdAt)
    if ((await countEmailLinks(tx, 'user_id', member.id, 'verify', since)) >= MAX_RESENDS_PER_HOUR)
      throw tooMany(hours(1))
    await mailClaim(tx, ctx, login, from)
  })
}
