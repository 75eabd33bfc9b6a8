import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { isHidden } from '../../kernel/hidden-stores'
import type { Tx } from '../../kernel/transact'

/** A second time changes nothing. @returns whether it was the first */
export async function insertFollow(tx: Tx, userId: string, storeId: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('store_follows')
    .values({ store_id: storeId, user_id: userId, created_at: now, told_at: now })
    .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteFollow(tx: Tx, userId: string, storeId: string): Promise<void> {
  await tx.deleteFrom('store_follows').where('store_id', '=', storeId).where('user_id', '=', userId).execute()
}

export interface FollowedStore {
  id: string
  name: string
  slug: string
  logoKey: string | null
}

/** The stores that a member follows, the newest first. */
export const listFollowed = (db: Db, userId: string, limit: number): Promise<FollowedStore[]> =>
  db
    .selectFrom('store_follows as f')
    .innerJoin('stores as s', 's.id', 'f.store_id')
    .select((eb) => ['s.id', 's.name', 's.slug', eb.ref('s.logo_key').as('logoKey')])
    .where('f.user_id', '=', userId)
    // A hidden store has no page; whoever follows it does so still when it is shown again.
    .where(({ not }) => not(isHidden('s.id')))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.store_id')
    .limit(limit)
    .execute()

export async function isFollowing(db: Db, userId: string, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('store_follows')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export interface StoreNews {
  storeId: string
  name: string
  slug: string
  /** Up to when its followers have been notified. */
  notifiedAt: number
  /** When its newest item came out. */
  newestAt: number
}

/** Stores that have listed something since the last notification, no later than `before`, which a follower does not know of. A hidden one has no page to lead to. */
export async function findStoreNews(db: Db, before: number, limit: number): Promise<StoreNews[]> {
  const { rows } =
    await sql<StoreNews>`select n.store_id as "storeId", s.name, s.slug, n.told_at as "notifiedAt",
    (select published_at from items where store_id = n.store_id and status = 'active'
      order by published_at desc limit 1) as "newestAt"
    from store_news n join stores s on s.id = n.store_id
    where n.followers > 0 and n.told_at <= ${before} and not ${isHidden('n.store_id')} and exists (select 1 from items
      where store_id = n.store_id and status = 'active' and published_at > n.told_at)
    and exists (select 1 from store_follows f where f.store_id = n.store_id and f.told_at <
      (select published_at from items where store_id = n.store_id and status = 'active'
        order by published_at desc limit 1))
    order by n.told_at limit ${limit}`.execute(db)
  return rows
}

/** Followers of a store who have not been notified of the items of `newestAt`. */
export async function findFollowersToNotify(
  db: Db,
  storeId: string,
  newestAt: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('store_follows')
    .select('user_id')
    .where('store_id', '=', storeId)
    .where('told_at', '<', newestAt)
    .orderBy('told_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** False when the follower has been notified in the meantime, or has stopped following. */
export async function takeFollower(
  tx: Tx,
  storeId: string,
  userId: string,
  newestAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_follows')
    .set({ told_at: newestAt })
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .where('told_at', '<', newestAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records that all followers of a store have been notified; a later time from another run stays. */
export async function closeStoreNews(tx: Tx, { storeId, notifiedAt }: StoreNews, now: number): Promise<void> {
  await tx
    .updateTable('store_news')
    .set({ told_at: now })
    .where('store_id', '=', storeId)
    .where('told_at', '=', notifiedAt)
    .execute()
}
