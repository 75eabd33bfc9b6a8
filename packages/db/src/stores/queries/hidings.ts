import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { larger } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import type { StoreHidingsTable } from '../tables'

export type HidingCause = StoreHidingsTable['cause']

export interface NewHiding {
  id: string
  storeId: string
  cause: HidingCause
  reason: string
  /** Null for whoever has the shell. */
  by: string | null
  now: number
}

/** Hides a store; false when it is hidden for that cause already. */
export async function insertHiding(tx: Tx, hiding: NewHiding): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('store_hidings')
    .values({
      id: hiding.id,
      store_id: hiding.storeId,
      cause: hiding.cause,
      reason: hiding.reason,
      hidden_by: hiding.by,
      hidden_at: hiding.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'cause']).where('ended_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends what hides a store for that cause; false when nothing does (any more). */
export async function tryEndHiding(
  tx: Tx,
  storeId: string,
  cause: HidingCause,
  end: { by: string | null; reason: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_hidings')
    .set({ ended_by: end.by, ended_at: end.now, end_reason: end.reason, is_settled: 0 })
    .where('store_id', '=', storeId)
    .where('cause', '=', cause)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** All stores of a seller, by id. */
export async function listStoreIds(db: Db, sellerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stores')
    .select('id')
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface HidingView {
  id: string
  cause: HidingCause
  reason: string
  hiddenBy: string | null
  hiddenAt: number
  endedBy: string | null
  endedAt: number | null
  endReason: string
}

/** When and why a store was hidden, the newest first. */
export const listHidings = (db: Db, storeId: string): Promise<HidingView[]> =>
  db
    .selectFrom('store_hidings as h')
    .leftJoin('users as b', 'b.id', 'h.hidden_by')
    .leftJoin('users as e', 'e.id', 'h.ended_by')
    .select((eb) => [
      'h.id',
      'h.cause',
      'h.reason',
      eb.ref('b.name').as('hiddenBy'),
      eb.ref('h.hidden_at').as('hiddenAt'),
      eb.ref('e.name').as('endedBy'),
      eb.ref('h.ended_at').as('endedAt'),
      eb.ref('h.end_reason').as('endReason'),
    ])
    .where('h.store_id', '=', storeId)
    .orderBy('h.hidden_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(20)
    .execute()

/** Stores whose items may not be as they should be. */
export async function listUnsettledStores(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`select store_id as "storeId" from store_hidings
    where is_settled = 0 and id > '' limit ${limit}`.execute(db)
  return [...new Set(rows.map(({ storeId }) => storeId))]
}

/** What hides a store now; null where nothing does. */
export async function findOpenHiding(
  db: Db,
  storeId: string,
): Promise<{ id: string; reason: string; by: string | null } | null> {
  const row = await db
    .selectFrom('store_hidings')
    .select((eb) => ['id', 'reason', eb.ref('hidden_by').as('by')])
    .where('store_id', '=', storeId)
    .where('ended_at', 'is', null)
    .orderBy('hidden_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Items of a hidden store that are still shown, at most `limit`. Auctions with bids go on to their end. */
export async function listShownItems(
  db: Db,
  storeId: string,
  limit: number,
): Promise<{ id: string; status: 'active' | 'paused' | 'sold_out' }[]> {
  const { rows } = await sql<{
    id: string
    status: 'active' | 'paused' | 'sold_out'
  }>`select id, status from items i
    where i.store_id = ${storeId} and i.status in ('active', 'paused', 'sold_out')
    and not exists (select 1 from auctions a where a.item_id = i.id
      and (a.state = 'offered' or (a.state = 'running' and a.leader_id is not null))) limit ${limit}`.execute(
    db,
  )
  return rows
}

export interface HiddenItem {
  removalId: string
  itemId: string
  statusBefore: 'active' | 'paused' | 'sold_out'
  listingType: 'Fixed' | 'Auction'
  stock: number
  endsAt: number | null
}

/** Items of a store that are removed under a hiding which has ended, at most `limit`. */
export async function listItemsToShow(db: Db, storeId: string, limit: number): Promise<HiddenItem[]> {
  const { rows } =
    await sql<HiddenItem>`select r.id as "removalId", r.item_id as "itemId", r.status_before as "statusBefore",
    i.listing_type as "listingType", i.stock, i.ends_at as "endsAt"
    from store_hidings h join item_removals r on r.hiding_id = h.id and r.ended_at is null
    join items i on i.id = r.item_id where h.store_id = ${storeId} limit ${limit}`.execute(db)
  return rows
}

/** Removals of a hiding that has ended go on under the one that holds. */
export async function moveRemovals(tx: Tx, storeId: string, hidingId: string): Promise<void> {
  await tx
    .updateTable('item_removals')
    .set({ hiding_id: hidingId })
    .where('ended_at', 'is', null)
    .where('hiding_id', 'in', (eb) =>
      eb
        .selectFrom('store_hidings')
        .select('store_hidings.id')
        .where('store_hidings.store_id', '=', storeId)
        .where('store_hidings.ended_at', 'is not', null),
    )
    .execute()
}

/** Says that the items of a store are as they should be. */
export async function settleHidings(tx: Tx, storeId: string): Promise<void> {
  await tx
    .updateTable('store_hidings')
    .set({ is_settled: 1 })
    .where('store_id', '=', storeId)
    .where('is_settled', '=', 0)
    .execute()
}

/** Takes an item of a hidden store off sale; false when it has another status by now. */
export async function tryHideItem(
  tx: Tx,
  item: { id: string; status: 'active' | 'paused' | 'sold_out' },
  removal: { id: string; hidingId: string; note: string; by: string | null; now: number },
): Promise<boolean> {
  const { now } = removal
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ status: 'removed', updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', item.id)
    .where('status', '=', item.status)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx
    .insertInto('item_removals')
    .values({
      id: removal.id,
      item_id: item.id,
      reason: 'other',
      note: removal.note,
      status_before: item.status,
      removed_by: removal.by,
      removed_at: now,
      hiding_id: removal.hidingId,
    })
    .execute()
  return true
}

/** Puts an item of a store that is shown again back; false when that was done already. */
export async function tryShowItem(
  tx: Tx,
  { removalId, itemId }: Pick<HiddenItem, 'removalId' | 'itemId'>,
  to: HiddenItem['statusBefore'],
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_removals')
    .set({ ended_at: now })
    .where('id', '=', removalId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  const moved = await tx
    .updateTable('items')
    .set({ status: to, updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', itemId)
    .where('status', '=', 'removed')
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}
