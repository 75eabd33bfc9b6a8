import { type Db, findItem, findQuestionHead, findReviewHead, NO_ROOTS, putReport } from '@pasar/db'
import { DomainError, type ReportInput, type ReportKind } from '@pasar/domain'
import type { Member } from '../access/actors'
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

const FINDERS: Record<ReportKind, (db: Db, id: string) => Promise<ReportedThing | null>> = {
  item: (db, id) => findItem(db, { id }),
  review: findReviewHead,
  question: findQuestionHead,
}

/** The item that something reported belongs to. @throws DomainError NOT_FOUND */
export async function reportedThing(ctx: Context, { kind, id }: ReportTarget): Promise<ReportedThing> {
  const found = await FINDERS[kind](ctx.db, id)
  if (!found) throw new DomainError('NOT_FOUND')
  return { title: found.title, slug: found.slug }
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
  await reportedThing(ctx, target)
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
