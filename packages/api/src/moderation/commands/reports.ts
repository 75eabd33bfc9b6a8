import { findReportTarget, NO_ROOTS, tryCloseReport } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'

/**
 * Closes a report of an item, a review or a question once it is dealt with. A member who reports the same again opens it.
 * @throws DomainError NOT_FOUND, REPORT_CLOSED when another admin was first
 */
export const closeReport = (ctx: Context, admin: Admin, reportId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const target = await findReportTarget(tx, reportId)
    if (target === null) throw new DomainError('NOT_FOUND')
    if (!(await tryCloseReport(tx, reportId, ctx.now())))
      throw await decidedBy(tx, ctx, 'REPORT_CLOSED', target, ['closeReport'])
    await recordAdmin(tx, ctx, admin, 'closeReport', target)
  })
