import { findRecipient, type Giver, type Tx, takeBackMail } from '@pasar/db'
import { hours, type MailContents } from '@pasar/domain'
import type { Context } from '../context'
import { queueMail } from './queue'

export type GiftMail = Extract<MailContents, { kind: `gift${string}` }>

/** Whoever changes their mind meanwhile has one mail written, of how it is then. */
const CHANGED_FOR = hours(1)

interface GiverMail {
  giver: Giver
  /** The list, or the line of it, that the mail is about. */
  about: string
  mail: GiftMail
}

const nameMail = (thing: 'day' | 'there', about: string, userId: string): string =>
  `gift:${thing}:${about}:${userId}`

/**
 * Mails a giver what the owner of a list changed, in a while: what then still waits of the same thing is taken back for it, so
 * the last mail is true. Whether something is there is one thing, its day another; a list that is removed takes back both, also of
 * what they give from it.
 */
export async function queueGiverMail(
  tx: Tx,
  ctx: Context,
  { giver: { userId, lineIds }, about, mail }: GiverMail,
): Promise<void> {
  const dedupeKey = nameMail(mail.kind === 'giftDayMoved' ? 'day' : 'there', about, userId)
  const outdated =
    mail.kind === 'giftListRemoved'
      ? [nameMail('day', about, userId), ...lineIds.map((lineId) => nameMail('there', lineId, userId))]
      : []
  for (const key of [dedupeKey, ...outdated]) await takeBackMail(tx, key)
  const to = await findRecipient(tx, userId)
  if (to !== null) await queueMail(tx, ctx, { ...mail, to, dedupeKey, delay: CHANGED_FOR })
}
