import { markNotificationRead } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Member } from '../auth/actors'
import type { Context } from '../context'

/** Marks one of one's own as read; a second time changes nothing. @throws DomainError NOT_FOUND, for others' too */
export async function readNotification(ctx: Context, member: Member, id: string): Promise<void> {
  const isOwn = await ctx.transact((tx) => markNotificationRead(tx, member.id, id, ctx.now()))
  if (!isOwn) throw new DomainError('NOT_FOUND')
}
