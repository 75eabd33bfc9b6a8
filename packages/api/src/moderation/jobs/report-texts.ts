import { forgetReportTexts } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { deleteInSlices } from '../../platform/jobs/delete-in-slices'

/** Since the report was closed: so long a decision may be looked into again, also about what was removed by it. */
export const KEEP_REPORTED = days(365)

/** Deletes what closed reports say that a review, a question or an answer said. */
export const sweepReportTexts = (ctx: Context, signal: AbortSignal): Promise<void> =>
  deleteInSlices(ctx, signal, (tx, limit) => forgetReportTexts(tx, ctx.now() - KEEP_REPORTED, limit))
