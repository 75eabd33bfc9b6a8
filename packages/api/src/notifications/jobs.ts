import { deleteOldNotifications } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../platform/context'
import { deleteInSlices } from '../platform/jobs/delete-in-slices'

/** Since they were made, once they are read. */
export const KEEP_READ = days(180)
/** Of members who do not come any more. */
export const KEEP_UNREAD = days(2 * 365)

/** Deletes notifications that nobody looks for any more. */
export async function sweepNotifications(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const [isRead, kept] of [
    [true, KEEP_READ],
    [false, KEEP_UNREAD],
  ] as const) {
    const before = ctx.now() - kept
    await deleteInSlices(ctx, signal, (tx, limit) => deleteOldNotifications(tx, { isRead, before }, limit))
  }
}
