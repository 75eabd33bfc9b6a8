import {
  decodeTimeCursor,
  findReceived,
  listContext,
  listMessageReports,
  listRejected,
  type MessageView,
  type RejectedMessage,
  type ReportedMessage,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Admin, Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'

const ON_A_PAGE = 20
const OF_AN_EXPORT = 200
/** Messages shown before one that was reported. */
const CONTEXT = 4
/** Rejected messages shown of its sender. */
const HISTORY = 5

export interface ReportsPage {
  reports: (ReportedMessage & { context: MessageView[]; history: RejectedMessage[] })[]
  next: string | null
}

/**
 * A page of the reports that wait for an admin, the oldest first, each with what was written before the message and with
 * its sender's rejected messages.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function reportsPage(
  ctx: Context,
  _admin: Admin,
  cursorText: string | null,
): Promise<ReportsPage> {
  const cursor = cursorText === null ? null : decodeTimeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const { reports, next } = await listMessageReports(ctx.db, cursor, ON_A_PAGE)
  const whole = reports.map(async (report) => {
    const [context, history] = await Promise.all([
      listContext(ctx.db, report, CONTEXT),
      report.rejections === 0 ? [] : listRejected(ctx.db, report.senderId, HISTORY),
    ])
    return { ...report, context, history }
  })
  return { reports: await Promise.all(whole), next }
}

/** All reports that wait, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportReports = (ctx: Context, admin: Admin): Promise<AsyncGenerator<ReportedMessage[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const { reports: rows, next } = await listMessageReports(
      ctx.db,
      cursor === null ? null : decodeTimeCursor(cursor),
      OF_AN_EXPORT,
    )
    return { rows, next }
  })

/** A message that a member is about to report. @throws DomainError NOT_FOUND for what they did not receive */
export async function receivedMessage(
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  messageId: string,
): Promise<{ id: string; body: string; isReported: boolean }> {
  const found = await findReceived(ctx.db, member.id, conversationId, messageId)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}
