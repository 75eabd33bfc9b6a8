import {
  closeReportsOf,
  deleteQuestion,
  deleteReview,
  findQueuedReport,
  findRecipient,
  findReportHead,
  findWrittenQuestion,
  findWrittenReview,
  NO_ROOTS,
  type ReportHead,
  type Tx,
  tryCloseReport,
  tryOpenReport,
} from '@pasar/db'
import { DomainError, linkTo, type ReportRemovalInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { removePhotos } from '../../reviews/internal/photos'

const DECISIONS = ['closeReport', 'removeReview', 'removeQuestion'] as const

/** @throws DomainError NOT_FOUND */
async function findHead(db: Parameters<typeof findReportHead>[0], reportId: string): Promise<ReportHead> {
  const head = await findReportHead(db, reportId)
  if (head === null) throw new DomainError('NOT_FOUND')
  return head
}

/** The refusal for the second of two admins. */
export const closedMeanwhile = (
  db: Parameters<typeof decidedBy>[0],
  ctx: Pick<Context, 'config'>,
  targetId: string,
): Promise<DomainError> => decidedBy(db, ctx, 'REPORT_CLOSED', targetId, DECISIONS)

/** @throws DomainError REPORT_CLOSED when another admin was first */
async function close(tx: Tx, ctx: Context, reportId: string, { targetId }: ReportHead): Promise<void> {
  if (!(await tryCloseReport(tx, reportId, ctx.now()))) throw await closedMeanwhile(tx, ctx, targetId)
}

/**
 * Closes a report of an item, a review or a question once it is dealt with. A member who reports the same again opens it.
 * @throws DomainError NOT_FOUND, REPORT_CLOSED when another admin was first
 */
export const closeReport = (ctx: Context, admin: Admin, reportId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const head = await findHead(tx, reportId)
    await close(tx, ctx, reportId, head)
    await recordAdmin(tx, ctx, admin, 'closeReport', head.targetId)
  })

/**
 * Has a report that was closed wait again.
 * @throws DomainError NOT_FOUND, also when what it is about is gone, ITEM_UNCHANGED while it waits
 */
export const openReport = (ctx: Context, admin: Admin, reportId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const report = await findQueuedReport(tx, reportId)
    if (report === null || report.title === null) throw new DomainError('NOT_FOUND')
    if (!(await tryOpenReport(tx, reportId))) throw new DomainError('ITEM_UNCHANGED')
    await recordAdmin(tx, ctx, admin, 'reopenReport', report.targetId)
  })

const REMOVALS = {
  review: { action: 'removeReview', notice: 'reviewRemoved', find: findWrittenReview },
  question: { action: 'removeQuestion', notice: 'questionRemoved', find: findWrittenQuestion },
} as const

/**
 * Removes the review or the question that a report is about, and closes all reports of it. Its author reads why, by notice and
 * mail, and cannot review the same purchase again.
 * @throws DomainError NOT_FOUND for reports of items, too, REPORT_CLOSED when another admin was first
 */
export async function removeReported(
  ctx: Context,
  admin: Admin,
  reportId: string,
  { note }: ReportRemovalInput,
): Promise<void> {
  const head = await findHead(ctx.db, reportId)
  const { kind, targetId } = head
  if (kind === 'item') throw new DomainError('NOT_FOUND')
  const { action, notice, find } = REMOVALS[kind]
  await ctx.transact(
    { item: kind === 'review' ? { review: targetId } : { question: targetId } },
    async (tx) => {
      await close(tx, ctx, reportId, head)
      const written = await find(tx, targetId)
      if (!written) throw new DomainError('NOT_FOUND')
      const { authorId, title, slug, lineId } = written
      const now = ctx.now()
      if (kind === 'question') await deleteQuestion(tx, targetId)
      else {
        const photos = await deleteReview(tx, { id: targetId, lineId }, now)
        tx.afterCommit(() => removePhotos(ctx, photos))
      }
      await closeReportsOf(tx, head, now)
      await recordAdmin(tx, ctx, admin, action, targetId, note)
      const path = linkTo('/item/:slug', { slug })
      await notifyMember(tx, ctx, { userId: authorId, kind: notice, data: { title, note }, link: path })
      const to = await findRecipient(tx, authorId)
      if (!to) return
      const values = { link: `${ctx.config.appUrl}${path}`, title, note }
      await queueMail(tx, ctx, { kind: notice, to, values })
    },
  )
}
