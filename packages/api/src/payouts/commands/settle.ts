import { findPayout, findPayoutRun, insertAuditEntry, type PayoutView, type Tx } from '@pasar/db'
import {
  CSV_MARK,
  csvAmount,
  csvLine,
  DomainError,
  mayMovePayout,
  type PayoutOutcomeInput,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { nameBank, openNumber } from '../internal/accounts'
import { notifyOfPayout } from '../internal/notify'
import { everyPayout, stepPayout } from './runs'

/**
 * Writes down, in a transaction, what the bank has said of a payout, for commands that get it from elsewhere.
 * @param admin who answers for it
 * @returns false when the payout is not in the state `from` any more, or cannot move so
 */
export async function recordOutcome(
  tx: Tx,
  ctx: Context,
  admin: Pick<Admin, 'id'>,
  payout: PayoutView,
  { from, to, note }: PayoutOutcomeInput,
): Promise<boolean> {
  if (!mayMovePayout(from, to) || from === 'proposed') return false
  if (!(await stepPayout(tx, ctx, payout, from, to, note))) return false
  if (to !== 'unknown') await notifyOfPayout(tx, ctx, payout, { to, note })
  await insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: admin.id,
    action: 'settlePayout',
    subjectId: payout.id,
    reason: note === '' ? to : `${to}: ${note}`,
    now: ctx.now(),
  })
  return true
}

/**
 * Writes down what the bank has said of one payout. What has failed is on the member's balance again.
 * @throws DomainError NOT_FOUND, PAYOUT_MOVED when it is not in the state the page showed
 */
export async function settlePayout(
  ctx: Context,
  admin: Admin,
  runId: string,
  payoutId: string,
  outcome: PayoutOutcomeInput,
): Promise<void> {
  await ctx.transact({ user: { payout: payoutId }, payoutRun: runId }, async (tx) => {
    const payout = await findPayout(tx, payoutId)
    if (payout?.runId !== runId) throw new DomainError('NOT_FOUND')
    if (!(await recordOutcome(tx, ctx, admin, payout, outcome)))
      throw await decidedBy(tx, ctx, 'PAYOUT_MOVED', payoutId, ['settlePayout', 'confirmPayoutFailure'])
  })
}

/**
 * The bank has paid all of a run that was still on its way.
 * @returns how many those were
 * @throws DomainError NOT_FOUND, PAYOUT_MOVED when none was on its way any more
 */
export async function settleRest(ctx: Context, admin: Admin, runId: string): Promise<number> {
  return ctx.transact({ user: { payoutRun: runId }, payoutRun: runId }, async (tx) => {
    if (!(await findPayoutRun(tx, runId))) throw new DomainError('NOT_FOUND')
    let count = 0
    let last = runId
    for await (const payout of everyPayout(tx, runId)) {
      last = payout.id
      if (payout.state === 'in_transit') {
        if (await recordOutcome(tx, ctx, admin, payout, { from: 'in_transit', to: 'paid', note: '' }))
          count += 1
      }
    }
    if (count === 0)
      throw await decidedBy(tx, ctx, 'PAYOUT_MOVED', last, ['settlePayout', 'confirmPayoutFailure'])
    return count
  })
}

/**
 * The file for the bank: what of an approved run the bank has not answered yet. It holds account numbers in clear, so each download
 * is written to the audit log.
 * @throws DomainError NOT_FOUND while it is not approved, APPLICATION_NUMBERS_LOST
 */
export async function bankFile(ctx: Context, admin: Admin, runId: string): Promise<string> {
  return ctx.transact({ payoutRun: runId }, async (tx) => {
    const run = await findPayoutRun(tx, runId)
    if (run?.state !== 'approved') throw new DomainError('NOT_FOUND')
    const lines = [
      csvLine(['Bank', 'SWIFT', 'Account number', 'Account holder', 'Amount (MYR)', 'Reference']),
    ]
    for await (const payout of everyPayout(tx, runId)) {
      // What has been paid or has failed must not go to the bank again with a file that is fetched twice.
      if (payout.state !== 'in_transit') continue
      const number = openNumber(ctx, payout)
      if (number === null) throw new DomainError('APPLICATION_NUMBERS_LOST')
      const { bank, holder, amount, reference } = payout
      lines.push(csvLine([nameBank(bank), bank, number, holder, csvAmount(amount), reference]))
    }
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: admin.id,
      action: 'downloadPayouts',
      subjectId: runId,
      reason: '',
      now: ctx.now(),
    })
    return CSV_MARK + lines.join('')
  })
}
