import { insertMail, type Tx } from '@pasar/db'
import { emailSchema, type MailContents, type MailRecipient, NOTIFICATIONS } from '@pasar/domain'
import type { Context } from '../context'
import { isMailWanted } from './wanted'

export type NewMail = MailContents & {
  to: MailRecipient
  /** Names the event the mail is about: of several with the same key one is sent. */
  dedupeKey?: string
  /** Milliseconds until it is sent: it may be taken back until then. */
  delay?: number
  /** For whoever has written its id down already. */
  id?: string
}

/**
 * Queues a mail in the transaction of what it is about; it is sent right after the commit.
 * @returns false when the event has its mail already, or the member does not want mails of its kind
 * @throws a ZodError when the address is none
 */
export async function queueMail(tx: Tx, ctx: Context, mail: NewMail): Promise<boolean> {
  const { kind, values, to, dedupeKey } = mail
  if (!(await isMailWanted(tx, to.userId, NOTIFICATIONS[kind].kind))) return false
  const id = mail.id ?? ctx.newId('mail')
  const isNew = await insertMail(tx, {
    id,
    kind,
    userId: to.userId,
    name: to.name,
    email: emailSchema.parse(to.email),
    language: to.language,
    sealedValues: ctx.mail.seal.close(id, JSON.stringify(values)),
    dedupeKey: dedupeKey ?? null,
    now: ctx.now(),
    dueAt: ctx.now() + (mail.delay ?? 0),
  })
  if (isNew) tx.afterCommit(() => ctx.jobTriggers.trigger('mail'))
  return isNew
}
