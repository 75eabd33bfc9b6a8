import { deleteOldInbox, deleteRejectedApplications, NO_ROOTS } from '@pasar/db'
import { INBOX_KEPT } from '@pasar/domain'
import type { Context } from '../platform/context'
import { removeDocuments } from '../platform/documents'
import { sweepDocuments } from './internal/documents'

/** Deletes messages and applications after their retention time, and files that belong to nothing. */
export async function sweepInbox(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = { messages: now - INBOX_KEPT.messages, applications: now - INBOX_KEPT.applications }
  const gone = await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => [
    ...(await deleteOldInbox(tx, before)),
    ...(await deleteRejectedApplications(tx, before.applications)),
  ])
  await removeDocuments(ctx, gone)
  await sweepDocuments(ctx)
}
