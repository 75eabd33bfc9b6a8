import type { MessageReportReason, MessageReportState } from '@pasar/domain'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'
import { visibleTo } from '../queries/visible'

export interface NewMessageReport {
  id: string
  messageId: string
  userId: string
  reason: MessageReportReason
  note: string
  now: number
}

/** Keeps what a receiver reports; a second time changes nothing. */
export async function insertMessageReport(tx: Tx, report: NewMessageReport): Promise<void> {
  await tx
    .insertInto('message_reports')
    .values({
      id: report.id,
      message_id: report.messageId,
      user_id: report.userId,
      reason: report.reason,
      note: report.note,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
}

/** Decides a report that waits; false when it no longer does. */
export async function tryDecideReport(
  tx: Tx,
  reportId: string,
  state: Exclude<MessageReportState, 'open'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message_reports')
    .set({ state, decided_at: now })
    .where('id', '=', reportId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has a report that was dismissed wait again; false when it is not dismissed. */
export async function tryReopenReport(tx: Tx, reportId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message_reports')
    .set({ state: 'open', decided_at: null })
    .where('id', '=', reportId)
    .where('state', '=', 'dismissed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes a message back that was delivered; false when it no longer is. `hideTakenBack` goes with it. */
export async function tryTakeBackMessage(
  tx: Tx,
  messageId: string,
  rejection: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_messages')
    .set({ state: 'rejected', delivery: null, rejection, decided_at: now })
    .where('id', '=', messageId)
    .where('state', '=', 'delivered')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Counts anew what its receiver has not read, and puts the message before it into their list. */
export async function hideTakenBack(
  tx: Tx,
  userId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  await sql`update conversation_members set unread = (select count(*) from chat_messages m
      where m.conversation_id = ${conversationId} and m.delivery > conversation_members.read_delivery
      and m.sender_id <> ${userId})
    where user_id = ${userId} and conversation_id = ${conversationId} and unread > 0`.execute(tx)
  const { rows } = await sql<{
    id: string
    at: number
  }>`select m.id, coalesce(m.decided_at, m.created_at) as at
    from chat_messages m where m.conversation_id = ${conversationId} and ${visibleTo(userId)}
    order by m.position desc limit 1`.execute(tx)
  const last = rows[0]
  await tx
    .updateTable('conversation_members')
    .set({ last_message_id: last?.id ?? null, shown_at: last?.at ?? null })
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('last_message_id', '=', messageId)
    .execute()
}
