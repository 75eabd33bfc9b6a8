import { findChoices, insertNotification, type Tx } from '@pasar/db'
import { isEssential, isWanted, NOTIFICATIONS, type NoticeName } from '@pasar/domain'
import type { Context } from '../../platform/context'

export interface News {
  userId: string
  /** Its words come from the language files under this name. */
  kind: NoticeName
  /** Values for them; amounts in sen. */
  data: Record<string, string | number>
  /** Where it leads, within the market. */
  link: string
}

/** Notifies a member of an event, unless they chose not to be notified of its kind. */
export async function notifyMember(tx: Tx, ctx: Context, { userId, kind, data, link }: News): Promise<void> {
  const about = NOTIFICATIONS[kind].kind
  if (!isEssential(about, 'inApp') && !isWanted(await findChoices(tx, userId), about, 'inApp')) return
  const id = ctx.newId('notification')
  const now = ctx.now()
  await insertNotification(tx, { id, userId, kind, data, link, now })
  ctx.events.emitAfterCommit(tx, userId, {
    name: 'notification',
    data: { _id: id, kind, link, createdAt: now },
  })
}
