import type { AdjustedAgainst, BalanceSide, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
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
  /** Empty for somebody who has left. */
  byName: string
  /** The adjustment that this one reverses; null for all others. */
  reverses: string | null
  /** Who has reversed it; null while nobody has. */
  reversedByName: string | null
}

const adjustmentColumns = sql`j.transaction_id as id, t.at, j.user_id as "userId", j.side, j.against,
  j.owed_sen as owed, j.reason, m.name as "byName", j.reverses,
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

/** Notes who made an adjustment and why. @throws a unique constraint error when it reverses one that is reversed */
export const insertAdjustment = (
  tx: Tx,
  adjustment: Pick<AdjustmentView, 'id' | 'userId' | 'side' | 'against' | 'owed' | 'reason' | 'reverses'> & {
    madeBy: string
  },
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
  })
