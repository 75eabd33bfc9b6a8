import {
  type AffiliateInReview,
  type AffiliateRow,
  decodeTimeCursor,
  findAffiliateInReview,
  findOpenEnds,
  listAffiliateApplications,
  listAffiliateApplicationsOf,
} from '@pasar/db'
import { type AffiliateState, DomainError, type Sought } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import type { Reviewer } from '../internal/review-case'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200

/**
 * A page of the affiliate applications in one state; those that wait longest come first.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function affiliatesPage(
  ctx: Context,
  _reviewer: Reviewer,
  { state, cursor, ...sought }: { state: AffiliateState; cursor: string | null } & Sought,
): Promise<{ applications: AffiliateRow[]; next: string | null }> {
  const from = readCursor(cursor, decodeTimeCursor)
  return listAffiliateApplications(ctx.db, state, from, ON_A_PAGE, sought)
}

/** All applications of a list, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportAffiliates = (
  ctx: Context,
  reviewer: Reviewer,
  state: AffiliateState,
  sought: Sought = {},
): Promise<AsyncGenerator<AffiliateRow[]>> =>
  exportPages(ctx, reviewer, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { applications: rows, next } = await listAffiliateApplications(
      ctx.db,
      state,
      from,
      OF_AN_EXPORT,
      sought,
    )
    return { rows, next }
  })

export interface AffiliatePage {
  application: AffiliateInReview
  /** What they applied with before or after, the newest first. */
  others: Awaited<ReturnType<typeof listAffiliateApplicationsOf>>
  /** Keeps it from being approved for now. */
  hasOpenOrders: boolean
}

/** @throws DomainError NOT_FOUND */
export async function affiliatePage(ctx: Context, _reviewer: Reviewer, id: string): Promise<AffiliatePage> {
  const application = await findAffiliateInReview(ctx.db, id)
  if (!application) throw new DomainError('NOT_FOUND')
  const [all, ends] = await Promise.all([
    listAffiliateApplicationsOf(ctx.db, application.userId),
    findOpenEnds(ctx.db, application.userId),
  ])
  return {
    application,
    others: all.filter((other) => other.id !== id),
    hasOpenOrders: application.state === 'pending' && (ends.hasOpenOrders || ends.hasBids),
  }
}
