import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { larger } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

/** Stores whose holiday is over: they ship again on `today`, or have since. */
export async function listEndedHolidays(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stores')
    .select('id')
    .where('holiday_until', '<=', today)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends a holiday that is over by `today`; what it hid comes back with the next settling. */
export async function endHoliday(tx: Tx, storeId: string, today: string): Promise<void> {
  await tx
    .updateTable('stores')
    .set({ holiday_until: null, holiday_note: '', hides_items: 0 })
    .where('id', '=', storeId)
    .where('holiday_until', '<=', today)
    .execute()
}

/** Stores whose items may not be as their holiday has them. */
export async function listUnsettledHolidays(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('holiday_checks')
    .select(sql<string>`store_id`.as('id'))
    .where('store_id', '>', '')
    .orderBy('store_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a store hides what it sells; null when it is gone. */
export async function hidesItems(db: Db, storeId: string): Promise<boolean | null> {
  const row = await db.selectFrom('stores').select('hides_items').where('id', '=', storeId).executeTakeFirst()
  return row ? row.hides_items === 1 : null
}

/** What a store sells at a fixed price, at most `limit`. */
export async function listSold(db: Db, storeId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('store_id', '=', storeId)
    .where('status', '=', 'active')
    .where('listing_type', '=', 'Fixed')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What a holiday paused of a store, at most `limit`. */
export async function listPausedByHoliday(db: Db, storeId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('holiday_items')
    .select(sql<string>`item_id`.as('id'))
    .where('store_id', '=', storeId)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Pauses an item of a store on holiday, unless it is not for sale by now. */
export async function pauseForHoliday(tx: Tx, itemId: string, storeId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ status: 'paused', updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', itemId)
    .where('store_id', '=', storeId)
    .where('status', '=', 'active')
    .where('listing_type', '=', 'Fixed')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return
  await tx
    .insertInto('holiday_items')
    .values({ item_id: itemId, store_id: storeId })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute()
}

/**
 * Puts back what a holiday paused: with nothing left too, as pieces of orders that are cancelled come back. What staff
 * removed meanwhile comes back for sale once they restore it; what its seller moved on stays as it is.
 */
export async function endHolidayPause(tx: Tx, itemId: string, now: number): Promise<void> {
  await tx
    .updateTable('items')
    .set({ status: 'active', updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', itemId)
    .where('status', '=', 'paused')
    .execute()
  await tx
    .updateTable('item_removals')
    .set({ status_before: 'active' })
    .where('item_id', '=', itemId)
    .where('ended_at', 'is', null)
    .where('status_before', '=', 'paused')
    .execute()
  await tx.deleteFrom('holiday_items').where('item_id', '=', itemId).execute()
}

/** Whether an item is paused by the holiday of its store. */
export async function isPausedByHoliday(db: Db, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('holiday_items')
    .innerJoin('items', 'items.id', 'holiday_items.item_id')
    .select('item_id')
    .where('item_id', '=', itemId)
    .where('items.status', '=', 'paused')
    .executeTakeFirst()
  return row !== undefined
}

/** Says that the items of a store are as its holiday has them. */
export async function settleHoliday(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom('holiday_checks').where('store_id', '=', storeId).execute()
}
