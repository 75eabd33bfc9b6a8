import {
  closeReportsOf,
  deleteQuestion,
  deleteReview,
  findQueuedReport,
  findRecipient,
  findReportCloser,
  findReportHead,
  findWrittenAnswer,
  findWrittenQuestion,
  findWrittenReply,
  findWrittenReview,
  NO_ROOTS,
  type ReportHead,
  type Tx,
  tryCloseReport,
  tryOpenReport,
  tryRemoveAnswer,
  tryRemoveReply,
  type Written,
} from '@pasar/db'
import { DomainError, linkTo, type ReportKind, type ReportRemovalInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { removePhotos } from '../../reviews/internal/photos'

const DECISIONS = [
  'closeReport',
  'removeReview',
  'removeQuestion',
  'removeReviewAnswer',
  'removeQuestionAnswer',
] as const

/** @throws DomainError NOT_FOUND */
async function findHead(db: Parameters<typeof findReportHead>[0], reportId: string): Promise<ReportHead> {
  const head = await findReportHead(db, reportId)
  if (head === null) throw new DomainError('NOT_FOUND')
  return head
}

/** The refusal for the second of two admins. */
export const closedMeanwhile = async (
  db: Parameters<typeof findReportCloser>[0],
  { config }: Pick<Context, 'config'>,
  reportId: string,
): Promise<DomainError> =>
  new DomainError('REPORT_CLOSED', {
    who: (await findReportCloser(db, reportId, DECISIONS)) || config.appName,
  })

/** @throws DomainError REPORT_CLOSED when another admin was first */
async function close(tx: Tx, ctx: Context, reportId: string): Promise<void> {
  if (!(await tryCloseReport(tx, reportId, ctx.now()))) throw await closedMeanwhile(tx, ctx, reportId)
}

/**
 * Closes a report once it is dealt with. A member who reports the same again opens it.
 * @throws DomainError NOT_FOUND, REPORT_CLOSED when another admin was first
 */
export const closeReport = (ctx: Context, admin: Admin, reportId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const head = await findHead(tx, reportId)
    await close(tx, ctx, reportId)
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
    // The review may be there without the answer that was reported.
    if (report.kind !== 'item' && report.body === null) throw new DomainError('NOT_FOUND')
    if (!(await tryOpenReport(tx, reportId))) throw new DomainError('ITEM_UNCHANGED')
    await recordAdmin(tx, ctx, admin, 'reopenReport', report.targetId)
  })

type RemovedKind = Exclude<ReportKind, 'item'>

const REMOVALS = {
  review: { action: 'removeReview', notice: 'reviewRemoved', find: findWrittenReview },
  question: { action: 'removeQuestion', notice: 'questionRemoved', find: findWrittenQuestion },
  reviewAnswer: { action: 'removeReviewAnswer', notice: 'reviewAnswerRemoved', find: findWrittenReply },
  questionAnswer: {
    action: 'removeQuestionAnswer',
    notice: 'questionAnswerRemoved',
    find: findWrittenAnswer,
  },
} as const satisfies Record<RemovedKind, unknown>

/** Also closes reports of the answer that goes along. @throws DomainError NOT_FOUND */
const REMOVERS: Record<RemovedKind, (tx: Tx, ctx: Context, id: string, written: Written) => Promise<void>> = {
  async review(tx, ctx, id, { lineId }) {
    await closeReportsOf(tx, { kind: 'reviewAnswer', targetId: id }, ctx.now())
    const photos = await deleteReview(tx, { id, lineId }, ctx.now())
    tx.afterCommit(() => removePhotos(ctx, photos))
  },
  async question(tx, ctx, id) {
    await closeReportsOf(tx, { kind: 'questionAnswer', targetId: id }, ctx.now())
    await deleteQuestion(tx, id)
  },
  async reviewAnswer(tx, ctx, id) {
    if (!(await tryRemoveReply(tx, id, ctx.now()))) throw new DomainError('NOT_FOUND')
  },
  async questionAnswer(tx, ctx, id) {
    if (!(await tryRemoveAnswer(tx, id, ctx.now()))) throw new DomainError('NOT_FOUND')
  },
}

/** Whose item's card may change. */
const itemOf = (kind: RemovedKind, id: string) =>
  kind === 'review' || kind === 'reviewAnswer' ? { review: id } : { question: id }

/**
 * Removes the review, the question or the seller's answer that a report is about, and closes all reports of it. Its author reads
 * why, by notice and mail, and can neither review the same purchase nor answer the same again. A review or a question stays
 * without its answer.
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
  await ctx.transact({ item: itemOf(kind, targetId) }, async (tx) => {
    await close(tx, ctx, reportId)
    const written = await find(tx, targetId)
    if (!written) throw new DomainError('NOT_FOUND')
    const { authorId, title, slug } = written
    // What is removed stays with the reports: they are closed first.
    await closeReportsOf(tx, head, ctx.now())
    await REMOVERS[kind](tx, ctx, targetId, written)
    await recordAdmin(tx, ctx, admin, action, targetId, note)
    const path = linkTo('/item/:slug', { slug })
    await notifyMember(tx, ctx, { userId: authorId, kind: notice, data: { title, note }, link: path })
    const to = await findRecipient(tx, authorId)
    if (!to) return
    const values = { link: `${ctx.config.appUrl}${path}`, title, note }
    await queueMail(tx, ctx, { kind: notice, to, values })
  })
}
