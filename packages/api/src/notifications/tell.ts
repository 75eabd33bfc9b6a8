import { findChoices, insertNotification, type Tx } from '@pasar/db'
import { isWanted, type NotificationKindName } from '@pasar/domain'
import type { Context } from '../context'

export interface News {
  userId: string
  /** What it is about, as members choose what they want to be told of. */
  about: NotificationKindName
  /** Its words come from the language files under this name. */
  kind: 'reviewWritten' | 'reviewAnswered' | 'questionAsked' | 'questionAnswered'
  data: Record<string, string | number>
  link: string
}

/** Tells a member who wants to know. */
export async function tellMember(
  tx: Tx,
  ctx: Context,
  { userId, about, kind, data, link }: News,
): Promise<void> {
  if (!isWanted(await findChoices(tx, userId), about, 'inApp')) return
  const id = ctx.newId('notification')
  const now = ctx.now()
  await insertNotification(tx, { id, userId, kind, data, link, now })
  ctx.events.tellAfter(tx, userId, { name: 'notification', data: { _id: id, kind, link, createdAt: now } })
}
