import {
  findPayoutNow,
  findPayoutRun,
  insertAuditEntry,
  insertPayout,
  insertPayoutRun,
  listPayouts,
  NO_ROOTS,
  NotMoved,
  type PayoutRun,
  type PayoutView,
  postLedger,
  type Tx,
  tryDecideRun,
  tryMovePayout,
} from '@pasar/db'
import { DomainError, type Dropped, type PayoutState, payoutReference, postPayoutMove } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { openNumber } from '../internal/accounts'
import { needsSecondAdmin, payoutRules } from '../internal/rules'
import { sortBalances } from '../reads/proposal'

type RunAction = 'proposePayouts' | 'approvePayouts' | 'cancelPayouts'

const record = (tx: Tx, ctx: Context, admin: Admin, action: RunAction, subjectId: string): Promise<void> =>
  insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: admin.id,
    action,
    subjectId,
    reason: '',
    now: ctx.now(),
  })

/** Read at a time, so that a large run takes no more memory than a small one. */
const PAYOUTS_AT_ONCE = 500

/** All payouts of a run. */
export async function* everyPayout(tx: Tx | Context['db'], runId: string): AsyncGenerator<PayoutView> {
  for (let last = ''; ; ) {
    const page = await listPayouts(tx, runId, last, PAYOUTS_AT_ONCE)
    yield* page
    const end = page.at(-1)
    if (!end || page.length < PAYOUTS_AT_ONCE) return
    last = end.id
  }
}

/**
 * Proposes to pay everybody whom the rules let be paid, all they are owed. One proposal is open at a time.
 * @returns the id of the run
 * @throws DomainError PAYOUT_NOTHING, PAYOUT_RUN_OPEN
 */
export async function proposePayouts(ctx: Context, admin: Admin): Promise<string> {
  const rules = await payoutRules(ctx)
  return ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const now = ctx.now()
    const runId = ctx.newId('payoutRun')
    if (!(await insertPayoutRun(tx, { id: runId, proposedBy: admin.id, limit: rules.secondAdmin, now })))
      throw new DomainError('PAYOUT_RUN_OPEN')
    const { payable } = await sortBalances(ctx, tx, rules)
    if (payable.length === 0) throw new DomainError('PAYOUT_NOTHING')
    for (const { userId, seller, reseller, accountId } of payable) {
      const id = ctx.newId('payout')
      const reference = payoutReference(id)
      await insertPayout(tx, {
        id,
        runId,
        userId,
        bankAccountId: accountId,
        reference,
        seller,
        reseller,
        now,
      })
    }
    await record(tx, ctx, admin, 'proposePayouts', runId)
    return runId
  })
}

/** Why a proposed payout is not sent after all. */
async function dropReason(tx: Tx, ctx: Context, payout: PayoutView): Promise<Dropped | null> {
  const { balance, isActive, accountId } = await findPayoutNow(tx, payout.userId)
  if (!isActive) return 'suspended'
  if (accountId !== payout.accountId) return 'accountChanged'
  if (balance < payout.amount) return 'balanceFell'
  return openNumber(ctx, payout) === null ? 'numberLost' : null
}

/** Moves a payout on together with its entries in the books. False when it is not in that state any more. */
export async function stepPayout(
  tx: Tx,
  ctx: Context,
  payout: PayoutView,
  from: PayoutState,
  to: PayoutState,
  note = '',
): Promise<boolean> {
  const now = ctx.now()
  if (!(await tryMovePayout(tx, payout.id, from, to, { note, now }))) return false
  const postings = postPayoutMove(payout, from, to)
  const reference = `${payout.id}:${to}`
  await postLedger(tx, { id: ctx.newId('ledger'), kind: 'payout', reference }, postings)
  return true
}

async function findProposal(tx: Tx, runId: string): Promise<PayoutRun> {
  const run = await findPayoutRun(tx, runId)
  if (!run) throw new DomainError('NOT_FOUND')
  if (run.state !== 'proposed') throw new DomainError('PAYOUT_RUN_MOVED', { name: run.decidedByName ?? '' })
  return run
}

/** @throws DomainError PAYOUT_RUN_MOVED when another was first */
async function decideRun(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  runId: string,
  state: 'approved' | 'cancelled',
): Promise<void> {
  if (await tryDecideRun(tx, runId, { state, decidedBy: admin.id, now: ctx.now() })) return
  const run = await findPayoutRun(tx, runId)
  throw new DomainError('PAYOUT_RUN_MOVED', { name: run?.decidedByName ?? '' })
}

/**
 * Approves a proposal: from now on its money is on the way, and no longer on the members' balances. Whoever has another
 * account or less money than when it was proposed is left out, with the reason.
 * @throws DomainError NOT_FOUND, PAYOUT_RUN_MOVED when another was first, PAYOUT_SECOND_ADMIN
 */
export async function approvePayouts(ctx: Context, admin: Admin, runId: string): Promise<void> {
  const rules = await payoutRules(ctx)
  await ctx.transact({ user: { payoutRun: runId }, payoutRun: runId }, async (tx) => {
    const run = await findProposal(tx, runId)
    if (await needsSecondAdmin(tx, admin, run, rules.secondAdmin))
      throw new DomainError('PAYOUT_SECOND_ADMIN')
    await decideRun(tx, ctx, admin, runId, 'approved')
    for await (const payout of everyPayout(tx, runId)) {
      const dropped = await dropReason(tx, ctx, payout)
      const to = dropped === null ? 'in_transit' : 'dropped'
      if (!(await stepPayout(tx, ctx, payout, 'proposed', to, dropped ?? '')))
        throw new NotMoved('payout', payout.id, to)
    }
    await record(tx, ctx, admin, 'approvePayouts', runId)
  })
}

/**
 * Gives a proposal up. Nothing was booked for it.
 * @throws DomainError NOT_FOUND, PAYOUT_RUN_MOVED
 */
export async function cancelPayouts(ctx: Context, admin: Admin, runId: string): Promise<void> {
  await ctx.transact({ user: { payoutRun: runId }, payoutRun: runId }, async (tx) => {
    await findProposal(tx, runId)
    await decideRun(tx, ctx, admin, runId, 'cancelled')
    const note: Dropped = 'cancelled'
    for await (const payout of everyPayout(tx, runId))
      if (!(await stepPayout(tx, ctx, payout, 'proposed', 'dropped', note)))
        throw new NotMoved('payout', payout.id, 'dropped')
    await record(tx, ctx, admin, 'cancelPayouts', runId)
  })
}
