import {
  decodeTimeCursor,
  encodeTimeCursor,
  findOpenRun,
  findPayoutRun,
  findSettlers,
  listPayoutRuns,
  listPayouts,
} from '@pasar/db'
import { DomainError, type Dropped, isDropped, type ListSort, outcomesOf } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { maskedNumber, nameBank } from '../internal/accounts'
import { limitOf, needsOtherForFailure, needsSecondAdmin, payoutRules } from '../internal/rules'

const RUNS_SHOWN = 20
const RUNS_OF_AN_EXPORT = 200
const PAYOUTS_SHOWN = 50

async function readRuns(ctx: Context, cursor: string | null, limit: number, sort?: ListSort) {
  const from = readCursor(cursor, decodeTimeCursor)
  const rows = await listPayoutRuns(ctx.db, from, limit + 1, sort)
  const runs = rows.slice(0, limit)
  const last = runs.at(-1)
  const next = rows.length > limit && last ? encodeTimeCursor({ at: last.proposedAt, id: last.id }) : null
  return { runs, next }
}

/** A page of all runs, and the one that waits for approval. @throws DomainError NOT_FOUND for a cursor that is none */
export async function payoutRunsPage(ctx: Context, _admin: Admin, cursor: string | null, sort?: ListSort) {
  const [page, open] = await Promise.all([readRuns(ctx, cursor, RUNS_SHOWN, sort), findOpenRun(ctx.db)])
  return { ...page, open }
}

/** All runs, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportPayoutRuns = (ctx: Context, admin: Admin, sort?: ListSort) =>
  exportPages(ctx, admin, async (cursor) => {
    const { runs: rows, next } = await readRuns(ctx, cursor, RUNS_OF_AN_EXPORT, sort)
    return { rows, next }
  })

const readDropped = (state: string, note: string): Dropped | null =>
  state === 'dropped' && isDropped(note) ? note : null

/** A run with a page of its payouts. Account numbers show their ends only. @throws DomainError NOT_FOUND */
export async function payoutRunPage(ctx: Context, admin: Admin, runId: string, after: string) {
  const run = await findPayoutRun(ctx.db, runId)
  if (!run) throw new DomainError('NOT_FOUND')
  const rows = await listPayouts(ctx.db, runId, after, PAYOUTS_SHOWN + 1)
  const shown = rows.slice(0, PAYOUTS_SHOWN)
  const open = shown.filter(({ state, confirmedAt }) => state === 'failed' && confirmedAt === null)
  const settlers = await findSettlers(
    ctx.db,
    open.map(({ id }) => id),
  )
  const isAlone = !(await needsOtherForFailure(ctx.db, admin, admin.id))
  const failureOf = (id: string) =>
    isAlone || settlers.get(id) !== admin.id ? ('confirm' as const) : ('otherAdmin' as const)
  const payouts = shown.map((payout) => ({
    id: payout.id,
    memberName: payout.memberName,
    state: payout.state,
    amount: payout.amount,
    reference: payout.reference,
    note: payout.state === 'dropped' ? '' : payout.note,
    dropped: readDropped(payout.state, payout.note),
    movedAt: payout.movedAt,
    bank: nameBank(payout.bank),
    holder: payout.holder,
    number: maskedNumber(ctx, payout),
    outcomes: outcomesOf(payout.state),
    bankReference: payout.bankReference,
    /** What is left to do about one that failed. */
    failure: payout.state === 'failed' && payout.confirmedAt === null ? failureOf(payout.id) : null,
  }))
  const next = rows.length > PAYOUTS_SHOWN ? (payouts.at(-1)?.id ?? null) : null
  const { secondAdmin } = await payoutRules(ctx)
  const needsOther = await needsSecondAdmin(ctx.db, admin, run, secondAdmin)
  return { run, secondAdmin: limitOf(run, secondAdmin), needsOther, payouts, next }
}
