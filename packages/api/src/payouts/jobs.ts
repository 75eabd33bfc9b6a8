import { deleteStatementDraft, findRunningStatement, listOldDrafts, NO_ROOTS } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../platform/context'
import { applyLines } from './internal/apply-lines'

/** A statement that nobody confirms is forgotten after that time. */
const KEEP_DRAFTS = days(30)
const DRAFTS_AT_ONCE = 50

/** Works through confirmed statements, until nothing is left. */
export async function runStatements(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const id = await findRunningStatement(ctx.db)
    if (id === null) return
    await applyLines(ctx, id, { signal })
  }
}

/** Removes drafts whose time is up. */
export async function sweepStatements(ctx: Context): Promise<void> {
  for (;;) {
    const ids = await listOldDrafts(ctx.db, ctx.now() - KEEP_DRAFTS, DRAFTS_AT_ONCE)
    for (const id of ids)
      await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteStatementDraft(tx, id))
    if (ids.length < DRAFTS_AT_ONCE) return
  }
}
