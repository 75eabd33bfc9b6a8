import type { ListSort, Sen } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import type { PayoutRunsTable } from '../tables'

export interface PayoutRun {
  id: string
  state: PayoutRunsTable['state']
  proposedBy: string
  proposedByName: string
  proposedAt: number
  decidedByName: string | null
  decidedAt: number | null
  /** Above which a second admin had to approve when it was proposed; null for older runs. */
  limit: Sen | null
  count: number
  total: Sen
  /** How many are in each state. */
  inTransit: number
  unknown: number
  paid: number
  failed: number
  dropped: number
}

const runColumns = sql`r.id, r.state, r.proposed_by as "proposedBy", p.name as "proposedByName",
  r.proposed_at as "proposedAt", d.name as "decidedByName", r.decided_at as "decidedAt", r.limit_sen as "limit",
  (select count(*) from payouts y where y.run_id = r.id) as count,
  (select coalesce(sum(amount_sen), 0) from payouts y where y.run_id = r.id and y.state <> 'dropped') as total,
  (select count(*) from payouts y where y.run_id = r.id and y.state = 'in_transit') as "inTransit",
  (select count(*) from payouts y where y.run_id = r.id and y.state = 'unknown') as unknown,
  (select count(*) from payouts y where y.run_id = r.id and y.state = 'paid') as paid,
  (select count(*) from payouts y where y.run_id = r.id and y.state = 'failed') as failed,
  (select count(*) from payouts y where y.run_id = r.id and y.state = 'dropped') as dropped`

/** The run that waits for approval; null for none. */
export async function findOpenRun(db: Db): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('payout_runs')
    .select('id')
    .where(sql<SqlBool>`state = 'proposed'`)
    .executeTakeFirst()
  return row ?? null
}

/** A page of all runs, the newest first, or last. */
export async function listPayoutRuns(
  db: Db,
  cursor: { at: number; id: string } | null,
  limit: number,
  sort: ListSort = 'usual',
): Promise<PayoutRun[]> {
  const isUpwards = sort === 'reverse'
  const direction = isUpwards ? sql`asc` : sql`desc`
  const from = cursor ?? (isUpwards ? { at: 0, id: '' } : { at: Number.MAX_SAFE_INTEGER, id: '~' })
  const { rows } = await sql<PayoutRun>`select ${runColumns} from payout_runs r
    ${fixedJoin} users p on p.id = r.proposed_by left join users d on d.id = r.decided_by
    where (r.proposed_at, r.id) ${isUpwards ? sql`>` : sql`<`} (${from.at}, ${from.id})
    order by r.proposed_at ${direction}, r.id ${direction} limit ${limit}`.execute(db)
  return rows
}

export async function findPayoutRun(db: Db, id: string): Promise<PayoutRun | null> {
  const { rows } = await sql<PayoutRun>`select ${runColumns} from payout_runs r
    ${fixedJoin} users p on p.id = r.proposed_by left join users d on d.id = r.decided_by
    where r.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** @returns false when another proposal is open */
export async function insertPayoutRun(
  tx: Tx,
  run: { id: string; proposedBy: string; limit: Sen; now: number },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into payout_runs (id, state, proposed_by, proposed_at, limit_sen)
    values (${run.id}, 'proposed', ${run.proposedBy}, ${run.now}, ${run.limit}) on conflict (state) where state = 'proposed'
    do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** @returns false when somebody has decided on the proposal already */
export async function tryDecideRun(
  tx: Tx,
  id: string,
  decision: { state: 'approved' | 'cancelled'; decidedBy: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_runs')
    .set({ state: decision.state, decided_by: decision.decidedBy, decided_at: decision.now })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const insertPayout = (
  tx: Tx,
  payout: {
    id: string
    runId: string
    userId: string
    bankAccountId: string
    reference: string
    seller: Sen
    reseller: Sen
    now: number
  },
): Promise<void> =>
  insertRow(tx, 'payouts', {
    id: payout.id,
    run_id: payout.runId,
    user_id: payout.userId,
    bank_account_id: payout.bankAccountId,
    reference: payout.reference,
    seller_sen: payout.seller,
    reseller_sen: payout.reseller,
    amount_sen: payout.seller + payout.reseller,
    created_at: payout.now,
    moved_at: payout.now,
  })
