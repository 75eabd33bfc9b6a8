import { countEmailLinks, findLogin, type Login, type Tx } from '@pasar/db'
import { hours, linkTo, MAX_CLAIM_MAILS_PER_HOUR } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { makeEmailLink, returnQuery } from './email-links'

/**
 * Mails an address that someone claims. A member who has confirmed it already gets a mail that says so. Both
 * ways do the same work, so that neither the answer nor its time distinguishes them: in the second the link
 * that was made is mailed to nobody.
 */
export async function mailClaim(
  tx: Tx,
  ctx: Context,
  claimant: Pick<Login, 'id' | 'name' | 'email' | 'language'>,
  from: string | null,
): Promise<void> {
  const { id, name, email, language } = claimant
  const owner = await findLogin(tx, email)
  const mailed = await countEmailLinks(tx, 'email', email, 'verify', ctx.now() - hours(1))
  const link = await makeEmailLink(tx, ctx, 'verify', { userId: id, email, from })
  if (mailed >= MAX_CLAIM_MAILS_PER_HOUR) return
  const { appUrl } = ctx.config
  if (owner === null) {
    await queueMail(tx, ctx, {
      kind: 'verifyEmail',
      to: { userId: id, name, email, language },
      values: { link },
    })
    return
  }
  await queueMail(tx, ctx, {
    kind: 'accountExists',
    to: { userId: owner.id, name: owner.name, email: owner.email, language: owner.language },
    values: {
      loginLink: `${appUrl}${linkTo('/login', returnQuery(from))}`,
      resetLink: `${appUrl}${linkTo('/forgot-password', returnQuery(from))}`,
    },
  })
}
