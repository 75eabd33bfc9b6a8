import { markAllNotificationsRead, markNotificationRead } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Member } from '../access/actors'
import type { Context } from '../platform/context'

/**
 * Marks one of one's own as read; a second time changes nothing.
 * @returns where it leads, within the market
 * @throws DomainError NOT_FOUND, for others' too
 */
export async function readNotification(ctx: Context, member: Member, id: string): Promise<string> {
  const link = await ctx.transact({ user: member.id }, (tx) =>
    markNotificationRead(tx, member.id, id, ctx.now()),
  )
  if (link === null) throw new DomainError('NOT_FOUND')
  return link
}

/** Marks all notifications of a member as read. */
export const readAllNotifications = (ctx: Context, member: Member): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => markAllNotificationsRead(tx, member.id, ctx.now()))
