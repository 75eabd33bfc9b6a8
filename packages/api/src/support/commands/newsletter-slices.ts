import {
  findNewsletterTexts,
  findSendingIssue,
  insertNewsletterSend,
  listSubscribersAfter,
  NO_ROOTS,
  type SendingIssue,
  setSubscriberLink,
  type Tx,
  tryWalkNewsletter,
  type WalkedSubscriber,
} from '@pasar/db'
import { type NewsletterTexts, newsletterTextFor } from '@pasar/domain'
import { hashSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'
import { waitForIdle } from '../../platform/jobs/wait-for-idle'
import { queueMail } from '../../platform/mail/queue'
import { newsletterLink, newsletterSecret } from '../internal/newsletter-link'

/** Subscribers in one transaction: everybody else who writes waits for its end. */
export const SLICE = 25
/** Mails that wait at most: what is stopped takes these back, and a mail server that is down is not flooded. */
export const MAX_WAITING = 500

/** Queues the mail of one subscriber, once. */
async function queueIssue(
  tx: Tx,
  ctx: Context,
  issueId: string,
  texts: NewsletterTexts,
  { email, language, linkId: known }: WalkedSubscriber,
): Promise<void> {
  const secret = newsletterSecret(ctx, email)
  const linkId = hashSecret(secret)
  if (known !== linkId) await setSubscriberLink(tx, email, linkId)
  const mailId = ctx.newId('mail')
  if (!(await insertNewsletterSend(tx, { issueId, linkId, mailId }))) return
  await queueMail(tx, ctx, {
    id: mailId,
    kind: 'newsletterIssue',
    to: { userId: null, name: '', email, language },
    values: { ...newsletterTextFor(texts, language), link: newsletterLink(ctx, secret, issueId) },
  })
}

async function takeSlice(tx: Tx, ctx: Context, issue: SendingIssue): Promise<boolean> {
  const subscribers = await listSubscribersAfter(tx, issue.walkedTo, SLICE)
  const isEnd = subscribers.length < SLICE
  const to = subscribers.at(-1)?.email ?? issue.walkedTo
  if (!(await tryWalkNewsletter(tx, issue, { to, isEnd, now: ctx.now() }))) return true
  const texts = await findNewsletterTexts(tx, issue.id)
  for (const subscriber of subscribers) {
    const { confirmedAt } = subscriber
    if (confirmedAt !== null && confirmedAt <= issue.startedAt)
      await queueIssue(tx, ctx, issue.id, texts, subscriber)
  }
  return !isEnd
}

/**
 * Queues the mails of the next subscribers, in one transaction with how far it has come: after a kill it goes on where it was.
 * @returns false when there is nothing more to queue for now
 */
export const queueNewsletterSlice = (ctx: Context): Promise<boolean> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const issue = await findSendingIssue(tx)
    if (!issue || issue.waiting + SLICE > MAX_WAITING) return false
    return takeSlice(tx, ctx, issue)
  })

/** Queues slice after slice until enough waits; the mail job asks for more once it has sent that. */
export async function queueNewsletter(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await queueNewsletterSlice(ctx))) await waitForIdle(signal)
}
