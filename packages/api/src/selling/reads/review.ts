import {
  type ApplicationInReview,
  type ApplicationQuestion,
  type ApplicationRow,
  decodeTimeCursor,
  findApplicationInReview,
  findOpenEnds,
  listApplicationQuestions,
  listApplicationsOf,
  listSellerApplications,
} from '@pasar/db'
import { type ApplicationList, DomainError, type Sought } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import type { Reviewer } from '../internal/review-case'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200

/**
 * A page of the applications in one state; those that wait longest come first.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function applicationsPage(
  ctx: Context,
  _reviewer: Reviewer,
  { state, cursor, ...sought }: { state: ApplicationList; cursor: string | null } & Sought,
): Promise<{ applications: ApplicationRow[]; next: string | null }> {
  const from = readCursor(cursor, decodeTimeCursor)
  return listSellerApplications(ctx.db, state, from, ON_A_PAGE, sought)
}

/** All applications of a list, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportApplications = (
  ctx: Context,
  reviewer: Reviewer,
  state: ApplicationList,
  sought: Sought = {},
): Promise<AsyncGenerator<ApplicationRow[]>> =>
  exportPages(ctx, reviewer, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { applications: rows, next } = await listSellerApplications(
      ctx.db,
      state,
      from,
      OF_AN_EXPORT,
      sought,
    )
    return { rows, next }
  })

export interface ApplicationPage {
  application: Omit<ApplicationInReview, 'sealedRegistration' | 'sealedAccount' | 'documentKey'>
  isPdf: boolean
  /** What they applied with before or after, the newest first. */
  others: Awaited<ReturnType<typeof listApplicationsOf>>
  /** What was asked about it, the oldest first. */
  questions: ApplicationQuestion[]
  /** Keeps it from being approved for now. */
  hasOpenOrders: boolean
}

/** An application without its sealed numbers. @throws DomainError NOT_FOUND */
export async function applicationPage(
  ctx: Context,
  _reviewer: Reviewer,
  applicationId: string,
): Promise<ApplicationPage> {
  const found = await findApplicationInReview(ctx.db, applicationId)
  if (!found) throw new DomainError('NOT_FOUND')
  const { sealedRegistration: _registration, sealedAccount: _account, documentKey, ...application } = found
  const [all, ends, questions] = await Promise.all([
    listApplicationsOf(ctx.db, found.userId),
    findOpenEnds(ctx.db, found.userId),
    listApplicationQuestions(ctx.db, applicationId),
  ])
  return {
    application,
    isPdf: documentKey.endsWith('.pdf'),
    questions,
    others: all.filter(({ id }) => id !== applicationId),
    hasOpenOrders: found.state === 'pending' && (ends.hasOpenOrders || ends.hasBids),
  }
}
