import { setTimeout as wait } from 'node:timers/promises'
import {
  countEmailLinks,
  deleteEmailChange,
  findEmailLink,
  findLogin,
  findLoginById,
  type Login,
  replacePasswordHash,
  spendEmailLinks,
  type Tx,
  useEmailLink,
} from '@pasar/db'
import {
  type ChangePasswordInput,
  DomainError,
  hours,
  MAX_RESET_MAILS_PER_HOUR,
  type ResetPasswordInput,
} from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { limitLogin } from '../../platform/limits/login'
import { queueMail } from '../../platform/mail/queue'
import { refuseCommonPassword } from '../internal/common-passwords'
import { makeEmailLink, whyEnded } from '../internal/email-links'
import { checkPassword, hashClaimPassword, hashPassword } from '../internal/passwords'
import { hashSecret } from '../internal/secrets'
import { endAllSessions } from './sessions'

const recipientOf = ({ id, name, email, language }: Login) => ({ userId: id, name, email, language })

/** Longer than requesting a link takes, so that the response time reveals nothing. */
const ANSWER_AFTER = 100

/**
 * Mails a link for a new password to a member who has confirmed this email. Of any other email nothing is
 * said, and the answer takes as long.
 * @throws DomainError TOO_MANY_REQUESTS for an address that asks too often, whichever emails it names
 */
export async function requestReset(ctx: Context, email: string, from: string | null): Promise<void> {
  // Counted before the member is looked up, so that a refusal reveals nothing, either.
  await ctx.limits.take('resetAddress', ctx.client)
  const [asked] = await Promise.allSettled([mailReset(ctx, email, from), wait(ANSWER_AFTER)])
  if (asked.status === 'rejected') throw asked.reason
}

async function mailReset(ctx: Context, email: string, from: string | null): Promise<void> {
  await ctx.transact({ user: { email } }, async (tx) => {
    const login = await findLogin(tx, email)
    const member = login?.status === 'active' ? login : null
    const mailed = await countEmailLinks(tx, 'email', email, 'reset', ctx.now() - hours(1))
    if (mailed >= MAX_RESET_MAILS_PER_HOUR) return
    const link = await makeEmailLink(tx, ctx, 'reset', { userId: member?.id ?? null, email, from })
    if (member) await queueMail(tx, ctx, { kind: 'resetPassword', to: recipientOf(member), values: { link } })
  })
}

/** Why a reset link opens nothing (any more); null when it does. */
export const viewResetLink = async (ctx: Context, secret: string): Promise<ReturnType<typeof whyEnded>> =>
  whyEnded(await findEmailLink(ctx.db, hashSecret(secret), 'reset'), ctx.now())

/**
 * Sets the new password, ends every session, every link for a new password and a change of email that waits, and notifies
 * the member by mail, unless the email may be someone else's.
 */
async function settle(tx: Tx, ctx: Context, login: Login, passwordHash: string): Promise<void> {
  if (!(await replacePasswordHash(tx, login.id, login.passwordHash, passwordHash)))
    throw new DomainError('WRONG_PASSWORD')
  await spendEmailLinks(tx, login.id, 'reset', ctx.now())
  // Whoever knew the old one may have asked for another email.
  await deleteEmailChange(tx, login.id)
  await endAllSessions(tx, ctx, login.id)
  if (login.verifiedAt !== null)
    await queueMail(tx, ctx, { kind: 'passwordChanged', to: recipientOf(login), values: {} })
}

/**
 * Sets a new password by the link of a mail, which works once. Ends every session and token of the member.
 * @throws DomainError LINK_ENDED, VALIDATION for a common password, BUSY
 */
export async function resetPassword(
  ctx: Context,
  secret: string,
  { password }: ResetPasswordInput,
): Promise<void> {
  const link = await findEmailLink(ctx.db, hashSecret(secret), 'reset')
  if (link === null || whyEnded(link, ctx.now()) !== null) throw new DomainError('LINK_ENDED')
  await refuseCommonPassword(password, link.email, 'password')
  const passwordHash = await hashPassword(password)
  await ctx.transact({ user: { emailLink: hashSecret(secret) } }, async (tx) => {
    const used = await useEmailLink(tx, hashSecret(secret), 'reset', ctx.now())
    const login = used && (await findLoginById(tx, used.userId))
    if (!login || login.email !== link.email) throw new DomainError('LINK_ENDED')
    await settle(tx, ctx, login, passwordHash)
  })
  // Whoever used up their tries before it has proved since that the mailbox is theirs.
  await ctx.limits.clear('login', link.email, ctx.client)
}

/**
 * Replaces a password by whoever knows it. Ends every session and token of the member, also the one that
 * asks: its browser is given a new one (`sessions.begin`).
 * @throws DomainError WRONG_PASSWORD, TOO_MANY_REQUESTS, VALIDATION for a common password, BUSY
 */
export async function changePassword(
  ctx: Context,
  member: Member,
  { password, newPassword }: ChangePasswordInput,
): Promise<void> {
  const login = await limitLogin(ctx, member.email, async (isOf) => {
    const found = await findLoginById(ctx.db, member.id)
    if (found === null || !(await checkPassword(found.passwordHash, password)))
      throw new DomainError('WRONG_PASSWORD')
    isOf(found)
    return found
  })
  await refuseCommonPassword(newPassword, member.email, 'newPassword')
  const passwordHash =
    login.verifiedAt === null
      ? await hashClaimPassword(ctx, login.email, newPassword)
      : await hashPassword(newPassword)
  await ctx.transact({ user: login.id }, (tx) => settle(tx, ctx, login, passwordHash))
}
