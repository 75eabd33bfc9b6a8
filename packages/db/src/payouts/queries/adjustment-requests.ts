import type { AdjustedAgainst, BalanceSide, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, unindexed } from '../../kernel/dialect'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

/** An adjustment that waits for another admin, or was decided on. */
export interface AdjustmentRequest {
  id: string
  userId: string
  /** Empty for somebody who has left. */
  memberName: string
  side: BalanceSide
  against: AdjustedAgainst
  /** By how much more would be owed to the member; below 0 when it is taken from them. */
  owed: Sen
  reason: string
  proposedBy: string
  proposerName: string
  proposedAt: number
  state: 'waiting' | 'booked' | 'dropped'
  /** The adjustment that it is the reversal of; null for all others. */
  reverses: string | null
  /** Whether it writes off what the member owes: `owed` is the whole debt then, on whichever side. */
  isWaiver: boolean
  /** Null while it waits. */
  deciderName: string | null
}

type Row = Omit<AdjustmentRequest, 'isWaiver'> & { isWaiver: number }
const view = (row: Row): AdjustmentRequest => ({ ...row, isWaiver: row.isWaiver === 1 })

const selected = sql`select r.id, r.user_id as "userId", m.name as "memberName", r.side, r.against, r.owed_sen as owed,
  r.reason, r.proposed_by as "proposedBy", p.name as "proposerName", r.proposed_at as "proposedAt", r.state, r.reverses, r.is_waiver as "isWaiver",
  (select name from users d where d.id = r.decided_by) as "deciderName"
  from adjustment_requests r ${fixedJoin} users m on m.id = r.user_id ${fixedJoin} users p on p.id = r.proposed_by`

/** Those that wait, the oldest first. */
export async function listAdjustmentRequests(db: Db, limit: number): Promise<AdjustmentRequest[]> {
  const { rows } = await sql<Row>`${selected} where r.state = 'waiting' and r.proposed_at > 0
    order by r.proposed_at, r.id limit ${limit}`.execute(db)
  return rows.map(view)
}

/** Those of a member that wait, the oldest first. */
export async function listRequestsFor(db: Db, userId: string, limit: number): Promise<AdjustmentRequest[]> {
  const { rows } = await sql<Row>`${selected}
    where r.user_id = ${userId} and ${unindexed('r.state')} = 'waiting'
    order by r.proposed_at limit ${limit}`.execute(db)
  return rows.map(view)
}

export async function findAdjustmentRequest(db: Db, id: string): Promise<AdjustmentRequest | null> {
  const { rows } = await sql<Row>`${selected} where r.id = ${id}`.execute(db)
  return rows[0] ? view(rows[0]) : null
}

/** Who has proposed the reversal of an adjustment that waits; null while nobody has. */
export async function findWaitingReversal(db: Db, adjustmentId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select p.name from adjustment_requests r
    ${fixedJoin} users p on p.id = r.proposed_by
    where r.reverses = ${adjustmentId} and r.reverses is not null and r.state = 'waiting'`.execute(db)
  return rows[0]?.name ?? null
}

/** Who has proposed to write off what a member owes, while that waits; null while nobody has. */
export async function findWaitingWaiver(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select p.name from adjustment_requests r
    ${fixedJoin} users p on p.id = r.proposed_by
    where r.user_id = ${userId} and r.state = 'waiting' and r.is_waiver = 1`.execute(db)
  return rows[0]?.name ?? null
}

/** @throws a unique constraint error for a second waiver of a member, or a second reversal, that waits */
export const insertAdjustmentRequest = (
  tx: Tx,
  request: Pick<
    AdjustmentRequest,
    'id' | 'userId' | 'side' | 'against' | 'owed' | 'reason' | 'proposedBy' | 'reverses' | 'isWaiver'
  >,
  now: number,
): Promise<void> =>
  insertRow(tx, 'adjustment_requests', {
    id: request.id,
    user_id: request.userId,
    side: request.side,
    against: request.against,
    owed_sen: request.owed,
    reason: request.reason,
    proposed_by: request.proposedBy,
    proposed_at: now,
    reverses: request.reverses,
    is_waiver: request.isWaiver ? 1 : 0,
  })

/** Decides on one that waits; false when somebody was faster. */
export async function tryDecideRequest(
  tx: Tx,
  id: string,
  { state, by, now }: { state: 'booked' | 'dropped'; by: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('adjustment_requests')
    .set({ state, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
