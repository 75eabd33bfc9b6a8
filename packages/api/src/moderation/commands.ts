import { type Db, findItem, findQuestionHead, findReviewHead, NO_ROOTS, putReport } from '@pasar/db'
import { DomainError, type ReportInput, type ReportKind } from '@pasar/domain'
import { isOfSeller, type Member } from '../access/actors'
import type { Context } from '../platform/context'

/** The subject of a report, and its page. */
export interface ReportTarget {
  kind: ReportKind
  id: string
}

export interface ReportedThing {
  title: string
  slug: string
}

interface FoundThing extends ReportedThing {
  /** Who answered as the seller; only of answers. */
  answeredBy?: string
}

/** The answer to a review or a question, where there is one. */
const answerIn = (
  found: (ReportedThing & { sellerId: string }) | null,
  answer: string | undefined,
): FoundThing | null => (found && answer ? { ...found, answeredBy: found.sellerId } : null)

const FINDERS: Record<ReportKind, (db: Db, id: string) => Promise<FoundThing | null>> = {
  item: (db, id) => findItem(db, { id }),
  review: findReviewHead,
  question: findQuestionHead,
  reviewAnswer: async (db, id) => {
    const review = await findReviewHead(db, id)
    return answerIn(review, review?.reply)
  },
  questionAnswer: async (db, id) => {
    const question = await findQuestionHead(db, id)
    return answerIn(question, question?.answer)
  },
}

/**
 * The item that something reported belongs to.
 * @throws DomainError NOT_FOUND, for an answer also to the seller who wrote it and their staff: there is no such page for them
 */
export async function reportedThing(
  ctx: Context,
  member: Member,
  { kind, id }: ReportTarget,
): Promise<ReportedThing> {
  const found = await FINDERS[kind](ctx.db, id)
  if (!found) throw new DomainError('NOT_FOUND')
  const { title, slug, answeredBy } = found
  if (answeredBy !== undefined && isOfSeller(member, answeredBy)) throw new DomainError('NOT_FOUND')
  return { title, slug }
}

/**
 * Reports something to those who run the market. One report of each member about a subject is stored.
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function report(
  ctx: Context,
  member: Member,
  target: ReportTarget,
  { reason, note }: ReportInput,
): Promise<void> {
  await ctx.limits.take('complaint', member.id)
  await reportedThing(ctx, member, target)
  await ctx.transact(NO_ROOTS.insertsOnly, (tx) =>
    putReport(tx, {
      id: ctx.newId('report'),
      kind: target.kind,
      targetId: target.id,
      userId: member.id,
      reason,
      note,
      now: ctx.now(),
    }),
  )
}
