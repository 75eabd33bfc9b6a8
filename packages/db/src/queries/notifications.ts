import { sql } from 'kysely'
import type { Db } from '../sqlite/open'
import type { Tx } from '../transact'
import { encodeTimeCursor, type TimeCursor } from './cursor'

export interface NotificationView {
  id: string
  kind: string
  /** Values for its words. */
  data: Record<string, string | number>
  /** Where it leads, within the market. */
  link: string
  createdAt: number
  readAt: number | null
}

/** A page of what a member was told, the newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ notifications: NotificationView[]; next: string | null }> {
  const { rows } = await sql<Omit<NotificationView, 'data'> & { data: string }>`
    select id, kind, data, link, created_at as createdAt, read_at as readAt from notifications
    where user_id = ${userId} and ${cursor === null ? sql`1` : sql`(created_at, id) < (${cursor.at}, ${cursor.id})`}
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    notifications: page.map((row) => ({ ...row, data: JSON.parse(row.data) as NotificationView['data'] })),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

/** How many a member has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Marks one of a member's own as read; the first time stays. @returns false when there is none */
export async function markNotificationRead(
  tx: Tx,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
