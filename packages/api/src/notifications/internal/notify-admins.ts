import { findStaffToNotify, type Tx } from '@pasar/db'
import { type MailContents, type NoticeName, ROLE } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { notifyMember } from './notify'

/** What admins are notified of, with the values of its mail. */
export type AdminNews = Extract<MailContents, { kind: NoticeName }> & {
  /** Values for the words in the app. */
  data: Record<string, string | number>
  /** Where it leads, within the market. */
  path: string
}

/** Notifies every admin but these, in the app and by mail, each in their language. */
export async function notifyAdmins(
  tx: Tx,
  ctx: Context,
  news: AdminNews,
  except: readonly string[] = [],
): Promise<void> {
  const { kind, data, path: link } = news
  for (const to of await findStaffToNotify(tx, [ROLE.ADMIN])) {
    if (to.userId === null || except.includes(to.userId)) continue
    await notifyMember(tx, ctx, { userId: to.userId, kind, data, link })
    await queueMail(tx, ctx, { ...news, to })
  }
}
