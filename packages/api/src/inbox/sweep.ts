import { deleteOldInbox } from '@pasar/db'
import { INBOX_KEPT } from '@pasar/domain'
import type { Context } from '../context'
import { removeCvs, sweepCvs } from './cv'

/** Deletes what was sent longer ago than it is kept, and files that belong to nothing. */
export async function sweepInbox(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = { messages: now - INBOX_KEPT.messages, applications: now - INBOX_KEPT.applications }
  const gone = await ctx.transact((tx) => deleteOldInbox(tx, before))
  await removeCvs(ctx, gone)
  await sweepCvs(ctx)
}
