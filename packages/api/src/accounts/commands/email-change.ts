import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeByToken,
  findLogin,
  findProfile,
  isDuplicate,
  moveSubscriber,
  putEmailChange,
  setEmail,
  spendEmailLinks,
  takeEmailToken,
} from '@pasar/db'
import { after, DomainError, LIFETIME, linkTo, maskEmail } from '@pasar/domain'
import { type Member, type RecentMember, requireVerified } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { hashSecret, makeSecret } from '../internal/secrets'

/** As long as a link that confirms an address at registration. */
const LINK_AGE = LIFETIME.verifyLink

const confirmLink = (ctx: Context, token: string): string =>
  `${ctx.config.appUrl}${linkTo('/confirm-email/:token', { token })}`

/**
 * Asks for another email: both addresses get a link, and it changes when both were used. Whether the new one
 * already has an account stays secret: then its mail is not sent, and neither is one too many in an hour.
 * @throws DomainError EMAIL_UNVERIFIED, as the present one may be a stranger's; VALIDATION when it is the present one,
 *   TOO_MANY_REQUESTS
 */
export async function requestEmailChange(
  ctx: Context,
  member: RecentMember,
  newEmail: string,
): Promise<void> {
  requireVerified(member)
  if (newEmail === member.email.toLowerCase()) throw new DomainError('VALIDATION', {}, { email: 'emailSame' })
  await ctx.limits.take('emailChange', member.id)
  const mayMail = await ctx.limits.isLetIn('emailChangeAddress', newEmail)
  const [forOld, forNew] = [makeSecret(ctx), makeSecret(ctx)]
  const now = ctx.now()
  const { id: userId, name, email, language } = member
  await ctx.transact({ user: userId }, async (tx) => {
    await putEmailChange(tx, {
      userId,
      newEmail,
      oldTokenHash: hashSecret(forOld),
      newTokenHash: hashSecret(forNew),
      now,
      expiresAt: after(now, LINK_AGE),
    })
    await queueMail(tx, ctx, {
      kind: 'emailChangeConfirmOld',
      to: { userId, name, email, language },
      values: { link: confirmLink(ctx, forOld), newEmailMasked: maskEmail(newEmail) },
    })
    if ((await findLogin(tx, newEmail)) === null && mayMail)
      await queueMail(tx, ctx, {
        kind: 'emailChangeConfirmNew',
        to: { userId, name, email: newEmail, language },
        values: { link: confirmLink(ctx, forNew) },
      })
  })
}

export const cancelEmailChange = (ctx: Context, member: Member): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => deleteEmailChange(tx, member.id))

export interface PendingEmail {
  newEmail: string
  expiresAt: number
  oldConfirmed: boolean
}

/** The change that waits for its links. Does not say whether the new address was confirmed: it may have got no mail. */
export async function pendingEmailOf(ctx: Context, member: Member): Promise<PendingEmail | null> {
  const change = await findEmailChange(ctx.db, member.id)
  if (!change || change.expiresAt <= ctx.now()) return null
  const { newEmail, expiresAt, oldConfirmed } = change
  return { newEmail, expiresAt, oldConfirmed }
}

/** What the page behind a link says before its button is pressed. @throws DomainError LINK_ENDED */
export async function emailLinkOf(ctx: Context, token: string): Promise<{ newEmailMasked: string }> {
  const change = await findEmailChangeByToken(ctx.db, hashSecret(token), ctx.now())
  if (!change) throw new DomainError('LINK_ENDED')
  return { newEmailMasked: maskEmail(change.newEmail) }
}

/**
 * Uses a link up. @returns whether the email has changed now, or still waits for the other link
 * @throws DomainError LINK_ENDED: used, too old, not whole, or the address went to someone else meanwhile
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<'changed' | 'waiting'> {
  const secret = hashSecret(token)
  try {
    return await ctx.transact(
      { user: [{ oldEmailToken: secret }, { newEmailToken: secret }] },
      async (tx) => {
        const now = ctx.now()
        const change = await takeEmailToken(tx, secret, now)
        const person = change && (await findProfile(tx, change.userId))
        if (!change || !person) throw new DomainError('LINK_ENDED')
        if (!change.oldConfirmed || !change.newConfirmed) return 'waiting'
        await setEmail(tx, person.id, change.newEmail, now)
        await moveSubscriber(tx, person.email, change.newEmail)
        await deleteEmailChange(tx, person.id)
        // Links that went to the old address open nothing any more.
        for (const kind of ['verify', 'reset'] as const) await spendEmailLinks(tx, person.id, kind, now)
        const { id: userId, name, email, language } = person
        await queueMail(tx, ctx, { kind: 'emailChanged', to: { userId, name, email, language }, values: {} })
        return 'changed'
      },
    )
  } catch (error) {
    if (isDuplicate(error)) throw new DomainError('LINK_ENDED')
    throw error
  }
}
