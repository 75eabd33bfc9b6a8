import { findStaffToNotify, type Tx } from '@pasar/db'
import type { Language, MailContents, RoleId } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

/** Mails what came in to those who run the market, each in their own language. */
export async function notifyStaff(
  tx: Tx,
  ctx: Context,
  roles: readonly RoleId[],
  makeMail: (language: Language) => MailContents | Promise<MailContents>,
): Promise<void> {
  for (const to of await findStaffToNotify(tx, roles))
    await queueMail(tx, ctx, { ...(await makeMail(to.language)), to })
}
