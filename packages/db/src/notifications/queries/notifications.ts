import { type ListSort, orderOf } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import type { Tx } from '../../kernel/transact'
import { unreadOf } from './unread'

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]))
const readValues = jsonColumn('notifications.data', valuesSchema)

export interface NotificationView {
  id: string
  kind: string
  /** Values for its words. */
  data: z.output<typeof valuesSchema>
  /** Where it leads, within the market. */
  link: string
  createdAt: number
  readAt: number | null
}

export interface NotificationQuery {
  cursor: TimeCursor | null
  /** Only what was not read yet. */
  isUnread: boolean
  sort?: ListSort
  limit: number
}

/** A page of a member's notifications, usually the newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  { cursor, isUnread, sort = 'usual', limit }: NotificationQuery,
): Promise<{ notifications: NotificationView[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<Omit<NotificationView, 'data'> & { data: string }>`
    select id, kind, data, link, created_at as "createdAt", read_at as "readAt" from notifications
    where user_id = ${userId} and ${isUnread ? sql`read_at is null` : sql`true`}
      and ${isBeyond(cursor, order)}
    order by created_at ${direction}, id ${direction} limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(rows, limit)
  return { notifications: page.map((row) => ({ ...row, data: readValues(row.data) })), next }
}

/** How many a member has not read, up to 100. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${unreadOf(sql`${userId}`)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks one of a member's own as read; the first time stays. @returns where it leads; null when there is none */
export async function markNotificationRead(
  tx: Tx,
  userId: string,
  id: string,
  now: number,
): Promise<string | null> {
  const row = await tx
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('link')
    .executeTakeFirst()
  return row?.link ?? null
}

/** Marks all notifications of a member as read. */
export async function markAllNotificationsRead(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

/** Unread ones among which some are looked for: the newest. */
const SEARCHED = 200

/** Marks a member's notifications of one kind that lead to one place as read. */
export async function markNotificationsReadAt(
  tx: Tx,
  userId: string,
  { kind, link }: { kind: string; link: string },
  now: number,
): Promise<void> {
  await sql`update notifications set read_at = ${now} where id in (select n.id from
    (select id, kind, link from notifications where user_id = ${userId} and read_at is null
      order by created_at desc, id desc limit ${sql.lit(SEARCHED)}) n
    where n.kind = ${kind} and n.link = ${link})`.execute(tx)
}

/** Deletes some notifications made before a time, of those that were read or of those that were not. @returns how many */
export async function deleteOldNotifications(
  tx: Tx,
  { isRead, before }: { isRead: boolean; before: number },
  limit: number,
): Promise<number> {
  const index = byIndex(isRead ? 'notifications_read_at' : 'notifications_waiting')
  const { numAffectedRows } = await sql`delete from notifications where id in
    (select id from notifications ${index}
      where ${isRead ? sql`read_at is not null` : sql`read_at is null`} and created_at < ${before}
      order by created_at limit ${limit})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
