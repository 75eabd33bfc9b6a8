import { countUnread, decodeTimeCursor, listNotifications, type NotificationView } from '@pasar/db'
import type { ListSort } from '@pasar/domain'
import type { Member } from '../access/actors'
import type { Context } from '../platform/context'
import { readCursor } from '../platform/lists/read-cursor'

const ON_A_PAGE = 20

export interface NotificationsPage {
  notifications: NotificationView[]
  next: string | null
  unread: number
}

/**
 * A page of a member's notifications, usually the newest first.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function notificationsPage(
  ctx: Context,
  member: Member,
  {
    cursor: cursorText,
    isUnread = false,
    sort,
  }: { cursor: string | null; isUnread?: boolean; sort?: ListSort },
): Promise<NotificationsPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const page = await listNotifications(ctx.db, member.id, { cursor, isUnread, sort, limit: ON_A_PAGE })
  return { ...page, unread: await countUnread(ctx.db, member.id) }
}
