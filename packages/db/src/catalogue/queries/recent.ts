import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { NO_LIMIT } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import { cardColumns, type ItemCard, toCard } from './item-cards'

/** The row numbers of items people may see, by their ids; those of others are left out. */
export async function findSeqs(db: Db, itemIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where('id', 'in', [...itemIds])
    .where('status', 'in', ['active', 'paused', 'sold_out'])
    .execute()
  return rows.map(({ seq }) => seq)
}

/** Whose an item is that people may see; null for others. */
export async function findSellerOfItem(db: Db, itemId: string): Promise<string | null> {
  const row = await db
    .selectFrom('items')
    .select('seller_id')
    .where('id', '=', itemId)
    .where('status', 'in', ['active', 'paused', 'sold_out'])
    .executeTakeFirst()
  return row?.seller_id ?? null
}

/** What a member looked at, the latest first, as far as it can be had. */
export async function findRecent(db: Db, userId: string, limit: number): Promise<ItemCard[]> {
  const rows = await db
    .selectFrom('recent_items')
    .innerJoin('items', 'items.id', 'recent_items.item_id')
    .innerJoin('stores', 'stores.id', 'items.store_id')
    .where('recent_items.user_id', '=', userId)
    .where('items.status', '=', 'active')
    .select(cardColumns)
    .orderBy('recent_items.seen_at', 'desc')
    .orderBy('recent_items.item_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}

/** Notes that a member looked at an item that there is; of the others the latest stay. */
export async function putRecent(
  tx: Tx,
  userId: string,
  itemId: string,
  now: number,
  most: number,
): Promise<void> {
  await sql`insert into recent_items (user_id, item_id, seen_at)
    select ${userId}, id, ${now} from items where id = ${itemId} and status in ('active', 'paused', 'sold_out')
    on conflict (user_id, item_id) do update set seen_at = excluded.seen_at`.execute(tx)
  await sql`delete from recent_items where user_id = ${userId} and item_id in
    (select item_id from recent_items where user_id = ${userId}
      order by seen_at desc, item_id desc limit ${NO_LIMIT} offset ${most})`.execute(tx)
}

export async function deleteRecent(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recent_items').where('user_id', '=', userId).execute()
}
