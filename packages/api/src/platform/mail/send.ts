import {
  type ClaimedMail,
  claimMails,
  finishMail,
  hurryMails,
  isNewsletterMailDue,
  NO_ROOTS,
  postponeMail,
  type Tx,
  tryTakeBackNewsletterMail,
} from '@pasar/db'
import { hours, type MailContents, mailSchema, minutes } from '@pasar/domain'
import type { Context } from '../context'
import { waitForIdle } from '../jobs/wait-for-idle'
import { makeContent } from './content'
import { writeHtml } from './html'
import { toGreeted } from './names'
import { writePlain } from './plain'
import type { Delivery } from './transport'

/** With the waits below a mail is given up after two days. */
export const MAX_TRIES = 12
const FIRST_WAIT = minutes(1)
const LONGEST_WAIT = hours(6)
/** Longer than all time-outs of a try together; after a kill a mail waits no longer than this. */
const HELD = minutes(2)

/**
 * How long to wait after a try that failed: 1, 5, 25, 125 minutes, then 6 hours, each up to a fifth longer,
 * so that mails that failed together do not all come again together.
 * @param tries 1 after the first
 * @param random 0 to 1
 */
export function waitAfter(tries: number, random: number): number {
  return Math.round(Math.min(FIRST_WAIT * 5 ** (tries - 1), LONGEST_WAIT) * (1 + random / 5))
}

/** Makes mails due that wait by a clock that was ahead. @param slack by how much clocks may differ */
export const mendTimesOfMails = (tx: Tx, now: number, slack: number): Promise<void> =>
  hurryMails(tx, now, {
    createdAt: now + slack,
    dueAt: now + waitAfter(MAX_TRIES, 1) + slack,
    heldUntil: now + HELD,
  })

function openMail(ctx: Context, mail: ClaimedMail): MailContents {
  const values = mailSchema(mail.kind).parse(JSON.parse(ctx.mail.seal.open(mail.id, mail.sealedValues)))
  // The kind says which schema the values were parsed with.
  return { kind: mail.kind, values } as MailContents
}

async function deliver(ctx: Context, mail: ClaimedMail): Promise<Delivery> {
  if (mail.tries > MAX_TRIES) return { isSent: false, reason: 'no try ever ended', isFinal: true }
  let contents: MailContents
  try {
    contents = openMail(ctx, mail)
  } catch {
    return {
      isSent: false,
      reason: 'cannot be read: mail.key is not the one it was queued with',
      isFinal: true,
    }
  }
  const content = makeContent(contents, {
    app: ctx.config.appName,
    appUrl: ctx.config.appUrl,
    language: mail.language,
    name: mail.name,
    at: mail.createdAt,
  })
  return ctx.mail.transport.deliver({
    id: mail.id,
    kind: mail.kind,
    language: mail.language,
    toName: toGreeted(mail.name) ?? '',
    toEmail: mail.email,
    subject: content.subject,
    html: writeHtml(content),
    text: writePlain(content),
    stopLink:
      contents.kind === 'newsletterWelcome' || contents.kind === 'newsletterIssue'
        ? contents.values.link
        : null,
    at: mail.createdAt,
  })
}

/** Writes down what became of a mail. Nothing of what it said goes into the log. */
async function settle(ctx: Context, mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const now = ctx.now()
  if (delivery.isSent) {
    await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
      finishMail(tx, mail, { state: 'sent', error: '', now }),
    )
    return
  }
  const { reason } = delivery
  const about = { mail: mail.id, kind: mail.kind, tries: mail.tries, reason }
  if (delivery.isFinal || mail.tries >= MAX_TRIES) {
    ctx.log.error(about, 'a mail was given up')
    await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
      finishMail(tx, mail, { state: 'failed', error: reason, now }),
    )
    return
  }
  ctx.log.warn(about, 'a mail was not taken; it will be tried again')
  const random = (ctx.randomBytes(1)[0] ?? 0) / 255
  const dueAt = now + waitAfter(mail.tries, random)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (mail.kind === 'newsletterIssue' && (await tryTakeBackNewsletterMail(tx, mail))) return
    await postponeMail(tx, mail, { error: reason, dueAt })
  })
}

/** Whether a mail is to go no more: its issue of the newsletter was stopped, or its address has left the list. */
async function isTakenBack(ctx: Context, mail: ClaimedMail): Promise<boolean> {
  if (mail.kind !== 'newsletterIssue' || (await isNewsletterMailDue(ctx.db, mail.id))) return false
  return ctx.transact(NO_ROOTS.conditionInStatement, (tx) => tryTakeBackNewsletterMail(tx, mail))
}

/** An error that has no reason of its own, such as a full disk under the outbox. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'

/** @returns null for a mail that is to go no more */
async function tryDelivering(ctx: Context, mail: ClaimedMail): Promise<Delivery | null> {
  if (await isTakenBack(ctx, mail)) return null
  return deliver(ctx, mail).catch(
    (error: unknown): Delivery => ({ isSent: false, reason: reasonOf(error), isFinal: false }),
  )
}

/** Those that end together are settled in one commit; a slow mail server holds up no mail that it has taken. */
async function sendAll(ctx: Context, mails: readonly ClaimedMail[]): Promise<void> {
  const tries = mails.map((mail) => tryDelivering(ctx, mail))
  if (ctx.mail.transport.isLocal) await Promise.all(tries)
  const settleNext = async (mail: ClaimedMail, at: number) => {
    const delivery = await tries[at]
    if (delivery) await settle(ctx, mail, delivery)
  }
  await Promise.all(mails.map(settleNext))
}

/**
 * Sends what is due, a few at once, until nothing is or it gets a message to stop; requests go first. The few are taken in
 * one transaction and each is settled in its own; none is open while the mail server is spoken to.
 */
export async function sendMails(ctx: Context, signal: AbortSignal): Promise<void> {
  let hasSentIssues = false
  while (!signal.aborted) {
    const now = ctx.now()
    const mails = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
      claimMails(tx, now, now + HELD, ctx.mail.transport.atOnce),
    )
    if (mails.length === 0) break
    await sendAll(ctx, mails)
    hasSentIssues ||= mails.some(({ kind }) => kind === 'newsletterIssue')
    if (mails.length === ctx.mail.transport.atOnce) await waitForIdle(signal)
  }
  // There is room for the next slice.
  if (hasSentIssues) ctx.jobTriggers.trigger('newsletter')
}
