import { decodeTimeCursor, listQueuedReports, type QueuedReport } from '@pasar/db'
import type { ReportsFilter } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200

/**
 * A page of the reports of items, reviews and questions that wait, the oldest first, or of those that are closed, the latest
 * first; where nothing else is asked for.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function reportQueue(
  ctx: Context,
  _admin: Admin,
  cursorText: string | null,
  filter: Partial<ReportsFilter> = {},
): Promise<{ reports: QueuedReport[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  return listQueuedReports(ctx.db, cursor, ON_A_PAGE, filter)
}

/** All reports of a list, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportReportQueue = (
  ctx: Context,
  admin: Admin,
  filter: Partial<ReportsFilter> = {},
): Promise<AsyncGenerator<QueuedReport[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { reports: rows, next } = await listQueuedReports(ctx.db, from, OF_AN_EXPORT, filter)
    return { rows, next }
  })
