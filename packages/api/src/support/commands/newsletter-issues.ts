import {
  type AuditAction,
  findLastActor,
  findNewsletterIssue,
  findNewsletterTexts,
  findSendingIssue,
  insertNewsletterIssue,
  type NewsletterIssue,
  NO_ROOTS,
  type Tx,
  tryChangeNewsletterIssue,
  tryDeleteNewsletterIssue,
  tryResumeNewsletterIssue,
  tryStartNewsletterIssue,
  tryStopNewsletterIssue,
} from '@pasar/db'
import {
  canStopNewsletter,
  DomainError,
  type Language,
  linkTo,
  type NewsletterChange,
  type NewsletterTexts,
  newsletterTextFor,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

const MOVES: readonly AuditAction[] = [
  'changeNewsletter',
  'deleteNewsletter',
  'sendNewsletter',
  'stopNewsletter',
  'resumeNewsletter',
]

/** The refusal for the second of two admins, with the name of the first. */
const changedBy = async (tx: Tx, ctx: Context, id: string): Promise<DomainError> =>
  new DomainError('NEWSLETTER_CHANGED', { who: (await findLastActor(tx, id, MOVES)) ?? ctx.config.appName })

/** @throws DomainError NOT_FOUND */
async function requireIssue(tx: Tx, id: string): Promise<NewsletterIssue> {
  const issue = await findNewsletterIssue(tx, id)
  if (!issue) throw new DomainError('NOT_FOUND')
  return issue
}

/** Begins an issue as a draft. @returns its id */
export const writeNewsletter = (ctx: Context, admin: Admin, texts: NewsletterTexts): Promise<string> =>
  ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const id = ctx.newId('newsletterIssue')
    await insertNewsletterIssue(tx, { id, texts, now: ctx.now() })
    await recordAdmin(tx, ctx, admin, 'writeNewsletter', id, texts.en.subject)
    return id
  })

/**
 * Writes another text of a draft.
 * @throws DomainError NOT_FOUND, NEWSLETTER_CHANGED when somebody changed or sent it since the page was shown
 */
export const changeNewsletter = (
  ctx: Context,
  admin: Admin,
  id: string,
  { version, texts }: NewsletterChange,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await requireIssue(tx, id)
    if (!(await tryChangeNewsletterIssue(tx, { id, version }, texts, ctx.now())))
      throw await changedBy(tx, ctx, id)
    await recordAdmin(tx, ctx, admin, 'changeNewsletter', id, texts.en.subject)
  })

/** Throws a draft away. @throws DomainError NOT_FOUND, NEWSLETTER_CHANGED as `changeNewsletter` does */
export const deleteNewsletter = (ctx: Context, admin: Admin, id: string, version: number): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await requireIssue(tx, id)
    if (!(await tryDeleteNewsletterIssue(tx, { id, version }))) throw await changedBy(tx, ctx, id)
    await recordAdmin(tx, ctx, admin, 'deleteNewsletter', id)
  })

/** Sends an issue to the admin who asks, as readers of a language will get it. @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS */
export async function testNewsletter(
  ctx: Context,
  admin: Admin,
  id: string,
  language: Language,
): Promise<void> {
  await ctx.limits.take('newsletterTest', admin.id)
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    await requireIssue(tx, id)
    const text = newsletterTextFor(await findNewsletterTexts(tx, id), language)
    await queueMail(tx, ctx, {
      kind: 'newsletterTest',
      to: { userId: admin.id, name: '', email: admin.email, language },
      values: { ...text, link: `${ctx.config.appUrl}${linkTo('/newsletter')}` },
    })
    await recordAdmin(tx, ctx, admin, 'testNewsletter', id, language)
  })
}

/** @throws DomainError NEWSLETTER_BUSY when another issue is being sent */
async function requireNothingSending(tx: Tx, id: string): Promise<void> {
  const sending = await findSendingIssue(tx)
  if (sending && sending.id !== id) throw new DomainError('NEWSLETTER_BUSY')
}

/**
 * Begins to send the version of a draft that the page showed to everybody who is on the list by now.
 * @throws DomainError NOT_FOUND, NEWSLETTER_BUSY, NEWSLETTER_NOBODY, NEWSLETTER_CHANGED as `changeNewsletter` does
 */
export const sendNewsletter = (ctx: Context, admin: Admin, id: string, version: number): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await requireIssue(tx, id)
    await requireNothingSending(tx, id)
    if (!(await tryStartNewsletterIssue(tx, { id, version }, ctx.now()))) throw await changedBy(tx, ctx, id)
    const { audience } = await requireIssue(tx, id)
    if (audience === 0) throw new DomainError('NEWSLETTER_NOBODY')
    await recordAdmin(tx, ctx, admin, 'sendNewsletter', id, String(audience))
    tx.afterCommit(() => ctx.jobTriggers.trigger('newsletter'))
  })

/**
 * Stops an issue: nothing further goes.
 * @throws DomainError NOT_FOUND, NEWSLETTER_CHANGED when somebody stopped it before, NEWSLETTER_SENT when all has gone
 */
export const stopNewsletter = (ctx: Context, admin: Admin, id: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const issue = await requireIssue(tx, id)
    if (issue.state === 'sent' && !canStopNewsletter(issue)) throw new DomainError('NEWSLETTER_SENT')
    if (!(await tryStopNewsletterIssue(tx, id, ctx.now()))) throw await changedBy(tx, ctx, id)
    await recordAdmin(tx, ctx, admin, 'stopNewsletter', id)
  })

/** Goes on with an issue that was stopped. @throws DomainError NOT_FOUND, NEWSLETTER_BUSY, NEWSLETTER_CHANGED */
export const resumeNewsletter = (ctx: Context, admin: Admin, id: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await requireIssue(tx, id)
    await requireNothingSending(tx, id)
    if (!(await tryResumeNewsletterIssue(tx, id, ctx.now()))) throw await changedBy(tx, ctx, id)
    await recordAdmin(tx, ctx, admin, 'resumeNewsletter', id)
    tx.afterCommit(() => ctx.jobTriggers.trigger('newsletter'))
  })
