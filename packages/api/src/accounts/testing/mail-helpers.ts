import type { MailKind } from '@pasar/domain'
import { z } from 'zod'
import type { Services } from '../../platform/services'
import type { Market } from '../../testing/helpers'

/** Where mails wait: the market of a test, or services. */
type MailBox = Pick<Market, 'rows'> & { ctx: Pick<Market['ctx'], 'mail'> }

interface QueuedMail {
  kind: MailKind
  email: string
  name: string
  language: string
  values: Record<string, unknown>
}

/** The mails that wait for their delivery, the first first, with what they will say. */
export function readMails(market: MailBox): QueuedMail[] {
  const rows = market.rows<{ id: string; sealed: Uint8Array } & Omit<QueuedMail, 'values'>>(
    'select id, kind, to_email as email, to_name as name, language, sealed_values as sealed from mails order by rowid',
  )
  return rows.map(({ id, sealed, ...mail }) => ({
    ...mail,
    values: JSON.parse(market.ctx.mail.seal.open(id, sealed)),
  }))
}

/** The secret in the link of the last mail of a kind. */
export function lastSecret(
  market: MailBox,
  kind: 'verifyEmail' | 'resetPassword' | 'newsletterConfirm' | 'newsletterWelcome' | 'staffInvited',
): string {
  const mail = readMails(market).findLast((one) => one.kind === kind)
  const link = z.url().parse(mail?.values.link)
  return new URL(link).pathname.split('/').at(-1) ?? ''
}

/** As `lastSecret`, for services that a test has opened. */
export const lastMailSecret = (
  { context: ctx, database }: Services,
  kind: 'verifyEmail' | 'resetPassword' | 'staffInvited',
): string => lastSecret({ ctx, rows: (sql) => database.handle.prepare(sql).all() as never }, kind)
