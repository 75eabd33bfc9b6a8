import { decodeTimeCursor, findReceived, listMessageReports, type ReportedMessage } from '@pasar/db'
import { DomainError, type Sought } from '@pasar/domain'
import type { Admin, Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 20
const OF_AN_EXPORT = 200

export interface ReportsPage {
  reports: ReportedMessage[]
  next: string | null
}

/**
 * A page of the reports that wait for an admin, the oldest first where nothing else is asked for.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function reportsPage(
  ctx: Context,
  _admin: Admin,
  cursorText: string | null,
  sought?: Sought,
): Promise<ReportsPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  return listMessageReports(ctx.db, cursor, ON_A_PAGE, sought)
}

/** All reports that wait, or those that are sought, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportReports = (
  ctx: Context,
  admin: Admin,
  sought?: Sought,
): Promise<AsyncGenerator<ReportedMessage[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { reports: rows, next } = await listMessageReports(ctx.db, from, OF_AN_EXPORT, sought)
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
