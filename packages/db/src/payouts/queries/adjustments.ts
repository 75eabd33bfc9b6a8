import type { AdjustedAgainst, BalanceSide, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, unindexed } from '../../kernel/dialect'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface AdjustmentView {
  /** Of its transaction in the ledger. */
  id: string
  at: number
  userId: string
  side: BalanceSide
  against: AdjustedAgainst
  /** By how much more is owed to the member; below 0 when it was taken from them. */
  owed: Sen
  reason: string
  madeBy: string
  /** Empty for somebody who has left. */
  byName: string
  /** The proposal it was booked by; null for what its author booked alone. */
  requestId: string | null
  /** The adjustment that this one reverses; null for all others. */
  reverses: string | null
  /** Who has reversed it; null while nobody has. */
  reversedByName: string | null
}

const adjustmentColumns = sql`j.transaction_id as id, t.at, j.user_id as "userId", j.side, j.against,
  j.owed_sen as owed, j.reason, j.made_by as "madeBy", j.request_id as "requestId", m.name as "byName", j.reverses,
  (select v.name from ledger_adjustments r join users v on v.id = r.made_by
    where r.reverses = j.transaction_id) as "reversedByName"`
const joined = sql`${fixedJoin} ledger_transactions t on t.id = j.transaction_id
  ${fixedJoin} users m on m.id = j.made_by`

/** A page of a member's adjustments, the newest first, from one on. */
export async function listAdjustments(
  db: Db,
  userId: string,
  before: string,
  limit: number,
): Promise<AdjustmentView[]> {
  const { rows } = await sql<AdjustmentView>`select ${adjustmentColumns} from ledger_adjustments j ${joined}
    where j.user_id = ${userId} and j.transaction_id < ${before}
    order by j.transaction_id desc limit ${limit}`.execute(db)
  return rows
}

export async function findAdjustment(db: Db, id: string): Promise<AdjustmentView | null> {
  const { rows } = await sql<AdjustmentView>`select ${adjustmentColumns} from ledger_adjustments j ${joined}
    where j.transaction_id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whose work is summed up, and from which ids of the ledger on: of one member, and of all, which is no earlier. */
interface OwnWork {
  madeBy: string
  userId: string
  hereFrom: string
  allFrom: string
}

/**
 * What an admin has adjusted alone, whichever way, by ids of the ledger from when on. What they have taken back themselves is
 * not in it, nor that reversal.
 * @returns for one member since `hereFrom`, and for all since `allFrom`
 */
export async function sumOwnAdjustments(
  db: Db,
  { madeBy, userId, hereFrom, allFrom }: OwnWork,
): Promise<{ here: number; all: number }> {
  const { rows } = await sql<{ here: number; all: number }>`select
    coalesce(sum(case when j.user_id = ${userId} then abs(j.owed_sen) else 0 end), 0) as here,
    coalesce(sum(case when j.transaction_id >= ${allFrom} then abs(j.owed_sen) else 0 end), 0) as "all"
    from ledger_adjustments j
    where j.made_by = ${madeBy} and j.transaction_id >= ${hereFrom} and ${unindexed('j.request_id')} is null
      and not exists (select 1 from ledger_adjustments r where r.reverses = j.transaction_id and ${unindexed('r.made_by')} = j.made_by)
      and not exists (select 1 from ledger_adjustments o where o.transaction_id = j.reverses and ${unindexed('o.made_by')} = j.made_by
        and ${unindexed('o.request_id')} is null and o.transaction_id >= ${hereFrom})`.execute(db)
  return rows[0] ?? { here: 0, all: 0 }
}

/** Notes who made an adjustment and why. @throws a unique constraint error when it reverses one that is reversed */
export const insertAdjustment = (
  tx: Tx,
  adjustment: Pick<
    AdjustmentView,
    'id' | 'userId' | 'side' | 'against' | 'owed' | 'reason' | 'madeBy' | 'requestId' | 'reverses'
  >,
): Promise<void> =>
  insertRow(tx, 'ledger_adjustments', {
    transaction_id: adjustment.id,
    user_id: adjustment.userId,
    side: adjustment.side,
    against: adjustment.against,
    owed_sen: adjustment.owed,
    reason: adjustment.reason,
    made_by: adjustment.madeBy,
    reverses: adjustment.reverses,
    request_id: adjustment.requestId,
  })

/**
 * What an admin has written off alone, by ids of the ledger from when on.
 * @returns for one member since `hereFrom`, and for all since `allFrom`
 */
export async function sumOwnWaivers(
  db: Db,
  { madeBy, userId, hereFrom, allFrom }: OwnWork,
): Promise<{ here: number; all: number }> {
  const { rows } = await sql<{ here: number; all: number }>`select
    coalesce(sum(case when w.user_id = ${userId} then w.waived_sen else 0 end), 0) as here,
    coalesce(sum(case when w.transaction_id >= ${allFrom} then w.waived_sen else 0 end), 0) as "all"
    from debt_waivers w
    where w.made_by = ${madeBy} and w.transaction_id >= ${hereFrom} and ${unindexed('w.request_id')} is null`.execute(
    db,
  )
  return rows[0] ?? { here: 0, all: 0 }
}

export interface DebtWaiverView {
  /** Of its transaction in the ledger. */
  id: string
  at: number
  waived: Sen
  /** Empty for somebody who has left. */
  byName: string
}

/** The debts of a member that were written off lately, the newest first. */
export async function listDebtWaivers(db: Db, userId: string, limit: number): Promise<DebtWaiverView[]> {
  const { rows } =
    await sql<DebtWaiverView>`select w.transaction_id as id, t.at, w.waived_sen as waived, m.name as "byName"
    from debt_waivers w ${fixedJoin} ledger_transactions t on t.id = w.transaction_id
    ${fixedJoin} users m on m.id = w.made_by
    where w.user_id = ${userId} order by w.transaction_id desc limit ${limit}`.execute(db)
  return rows
}

/** Notes who has written off a debt. */
export const insertDebtWaiver = (
  tx: Tx,
  waiver: { id: string; userId: string; waived: Sen; madeBy: string; requestId: string | null },
): Promise<void> =>
  insertRow(tx, 'debt_waivers', {
    transaction_id: waiver.id,
    user_id: waiver.userId,
    waived_sen: waiver.waived,
    made_by: waiver.madeBy,
    request_id: waiver.requestId,
  })
