import { NO_ROOTS } from '@pasar/db'
import { afterAll, beforeEach } from 'vitest'
import { type Market, users } from '../../../testing/helpers'
import { type NewMail, queueMail } from '../queue'
import { sendMails } from '../send'
import { type FakeSmtp, openFakeSmtp } from './fake-smtp'

/** A mail server for the tests of a file, empty and willing before each. */
export async function useSmtp(): Promise<FakeSmtp> {
  const smtp = await openFakeSmtp()
  beforeEach(() => {
    smtp.received.length = 0
    smtp.refusals = {}
    smtp.hold = async () => {}
  })
  afterAll(() => smtp.down())
  return smtp
}

export const LINK = 'https://pasar.test/verify-email/s3cr3t-t0ken'

/** A mail to the buyer, unless set otherwise. */
export const makeMail = (to: Partial<NewMail['to']> = {}, dedupeKey?: string): NewMail => ({
  kind: 'verifyEmail',
  to: { userId: users.buyer.id, name: users.buyer.name, email: users.buyer.email, language: 'en', ...to },
  values: { link: LINK },
  ...(dedupeKey === undefined ? {} : { dedupeKey }),
})

export const queue = (market: Market, mail = makeMail()): Promise<boolean> =>
  market.ctx.transact(NO_ROOTS.alone, (tx) => queueMail(tx, market.ctx, mail))

/** One run of the job. */
export const send = (market: Market): Promise<void> => sendMails(market.ctx, new AbortController().signal)

export interface MailRow {
  state: string
  tries: number
  due_at: number
  last_error: string
  sealed_values: Buffer | null
}

export const mailRows = (market: Market): MailRow[] =>
  market.rows('select state, tries, due_at, last_error, sealed_values from mails order by rowid')
