import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  type BankLineView,
  type BankStatementView,
  findBankLine,
  findBankStatement,
  findPayout,
  listWaitingLines,
  NO_ROOTS,
  NotMoved,
  type Roots,
  type Tx,
  tryEndStatement,
  trySettleLine,
} from '@pasar/db'
import { judgeLine } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { recordOutcome } from '../commands/settle'

/** Lines that share a commit; more at once would keep others waiting. */
const AT_ONCE = 25

/** What a line moves: the members who are paid and their runs. */
function rootsOf(lines: readonly BankLineView[]): Roots {
  const payouts = lines.flatMap(({ payout }) => payout ?? [])
  if (payouts.length === 0) return NO_ROOTS.conditionInStatement
  return {
    user: payouts.map(({ id }) => ({ payout: id })),
    payoutRun: [...new Set(payouts.map(({ runId }) => runId))],
  }
}

/** Has one line come to something, as things are now. */
async function applyLine(
  tx: Tx,
  ctx: Context,
  { id, decidedBy, returnNote }: BankStatementView,
  position: number,
): Promise<void> {
  // Read anew: the lines before it, or another process, may have changed what it means.
  const line = await findBankLine(tx, id, position)
  if (!line || line.outcome !== null) return
  const { amount, problem, isDuplicate, payout } = line
  const finding = judgeLine({ amount, isUnreadable: problem !== null, isDuplicate, payout })
  if (!(await trySettleLine(tx, id, position, finding))) return
  if (!payout || (finding !== 'paid' && finding !== 'failed')) return
  const moved = await findPayout(tx, payout.id)
  const note = finding === 'failed' ? returnNote : ''
  const outcome = { from: payout.state, to: finding, note }
  if (!moved || !(await recordOutcome(tx, ctx, { id: decidedBy ?? '' }, moved, outcome)))
    throw new NotMoved('payout', payout.id, finding)
}

/**
 * Works through the lines of a confirmed statement, some with each commit: what a process that was killed has left, the
 * next one goes on with, and no line counts twice.
 * @param most lines at most; the rest is for the job
 * @returns whether the statement is done
 */
export async function applyLines(
  ctx: Context,
  id: string,
  { most = Number.POSITIVE_INFINITY, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<boolean> {
  for (let done = 0; done < most && !signal?.aborted; ) {
    const statement = await findBankStatement(ctx.db, id)
    if (statement?.state !== 'running') return true
    const lines = await listWaitingLines(ctx.db, id, AT_ONCE)
    if (lines.length === 0)
      return ctx.transact(NO_ROOTS.conditionInStatement, (tx) => tryEndStatement(tx, id))
    await ctx.transact(rootsOf(lines), async (tx) => {
      for (const { position } of lines) await applyLine(tx, ctx, statement, position)
    })
    done += lines.length
    await yieldToEventLoop()
  }
  return false
}
