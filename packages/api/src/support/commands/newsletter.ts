import {
  confirmSubscriber,
  deleteOldNewsletterSends,
  deleteSilentSubscribers,
  deleteSubscriber,
  findSubscriber,
  markNewsletterLeft,
  NO_ROOTS,
  putSubscriber,
  type Subscriber,
  type Tx,
} from '@pasar/db'
import {
  DomainError,
  days,
  type Language,
  type MailKind,
  maskEmail,
  NEWSLETTER_SENDS_KEPT,
  NEWSLETTER_UNCONFIRMED_KEPT,
} from '@pasar/domain'
import { hashSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { requireFeature } from '../../platform/settings/require-feature'
import { newsletterLink, newsletterSecret } from '../internal/newsletter-link'

/** How long a subscription waits for its confirmation. */
export const KEEP_SILENT = NEWSLETTER_UNCONFIRMED_KEPT

/** At most one a day of each kind: nobody's inbox is filled by others who type its address. */
async function write(
  tx: Tx,
  ctx: Context,
  kind: MailKind & ('newsletterConfirm' | 'newsletterWelcome'),
  { email, language }: Subscriber,
): Promise<void> {
  const secret = newsletterSecret(ctx, email)
  await queueMail(tx, ctx, {
    kind,
    to: { userId: null, name: '', email, language },
    values: { link: newsletterLink(ctx, secret) },
    dedupeKey: `${kind} ${hashSecret(secret)} ${Math.floor(ctx.now() / days(1))}`,
  })
}

/**
 * Puts an email on the newsletter's list and asks it, by mail, whether that is right; one that is on the list
 * already is sent the way off it. Both look the same from outside.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function subscribe(ctx: Context, email: string, language: Language): Promise<void> {
  await requireFeature(ctx, 'newsletter')
  await ctx.limits.take('newsletter', ctx.client)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const linkId = hashSecret(newsletterSecret(ctx, email))
    const subscriber = await putSubscriber(tx, { email, language, linkId, now: ctx.now() })
    const kind = subscriber.confirmedAt === null ? 'newsletterConfirm' : 'newsletterWelcome'
    await write(tx, ctx, kind, subscriber)
  })
}

export interface NewsletterLink {
  email: string
  isConfirmed: boolean
}

/** Whose link it is, masked. @throws DomainError LINK_ENDED */
export async function newsletterLinkOf(ctx: Context, secret: string): Promise<NewsletterLink> {
  const subscriber = await findSubscriber(ctx.db, hashSecret(secret))
  if (!subscriber) throw new DomainError('LINK_ENDED')
  return { email: maskEmail(subscriber.email), isConfirmed: subscriber.confirmedAt !== null }
}

/** The address wants the newsletter; a second time changes nothing. @throws DomainError LINK_ENDED */
export async function confirmNewsletter(ctx: Context, secret: string): Promise<void> {
  const linkId = hashSecret(secret)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const confirmed = await confirmSubscriber(tx, linkId, ctx.now())
    if (confirmed) await write(tx, ctx, 'newsletterWelcome', confirmed)
    else if (!(await findSubscriber(tx, linkId))) throw new DomainError('LINK_ENDED')
  })
}

/**
 * Takes an address off the list, and with it what waits to be sent to it.
 * @param issueId the issue in whose mail the link was; empty for none
 * @throws DomainError LINK_ENDED when it is on it no longer
 */
export async function leaveNewsletter(ctx: Context, secret: string, issueId = ''): Promise<void> {
  const linkId = hashSecret(secret)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await deleteSubscriber(tx, linkId))) throw new DomainError('LINK_ENDED')
    if (issueId !== '') await markNewsletterLeft(tx, { issueId, linkId, now: ctx.now() })
  })
}

/** In one transaction: nobody who writes meanwhile waits long. */
const FORGOTTEN_AT_ONCE = 500

/** Forgets addresses that have not answered in time, and to whom older issues went. */
export async function sweepNewsletter(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteSilentSubscribers(tx, now - KEEP_SILENT))
  const old = { before: now - NEWSLETTER_SENDS_KEPT, now, limit: FORGOTTEN_AT_ONCE }
  let gone: number
  do {
    gone = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteOldNewsletterSends(tx, old))
  } while (gone === FORGOTTEN_AT_ONCE)
}
