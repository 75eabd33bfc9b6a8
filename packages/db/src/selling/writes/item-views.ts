import { sql } from 'kysely'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

const add = prepareQuery(
  (db, { itemId, day, views }: ParametersOf<{ itemId: string; day: number; views: number }>) =>
    sql`insert into item_days (item_id, day, views)
      select id, ${day}, ${views} from items where id = ${itemId}
      on conflict (item_id, day) do update set views = item_days.views + excluded.views`.compile(db),
)

/** Adds looks to an item's day; those at an item that is gone by now count for nothing. */
export async function addItemViews(tx: Tx, itemId: string, day: number, views: number): Promise<void> {
  await add(tx, { itemId, day, views })
}

/** Deletes some of the days before one. @returns how many */
export async function deleteItemDays(tx: Tx, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from item_days where (item_id, day) in
    (select item_id, day from item_days where day < ${before} limit ${limit})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
