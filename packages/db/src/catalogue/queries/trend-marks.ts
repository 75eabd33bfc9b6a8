import type { TrendMark } from '@pasar/domain'
import { sql } from 'kysely'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

interface Mark {
  userId: string
  itemId: string
  kind: TrendMark
  now: number
  /** Marks from then on still hold. */
  since: number
}

const take = prepareQuery((db, { userId, itemId, kind, now, since }: ParametersOf<Mark>) =>
  sql`insert into trend_marks (user_id, item_id, kind, at) values (${userId}, ${itemId}, ${kind}, ${now})
    on conflict (user_id, item_id, kind) do update set at = excluded.at where trend_marks.at < ${since}`.compile(
    db,
  ),
)

/** Marks that a member made an item trend; false when they did lately. */
export async function tryAddTrendMark(tx: Tx, mark: Mark): Promise<boolean> {
  const { numAffectedRows } = await take(tx, mark)
  return numAffectedRows === 1n
}

/** Deletes some of the marks from before a moment. @returns how many */
export async function deleteTrendMarks(tx: Tx, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from trend_marks where (user_id, item_id, kind) in
    (select user_id, item_id, kind from trend_marks where at < ${before} limit ${limit})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
