import {
  type CategorySlug,
  type ItemStatus,
  type ListingType,
  type ListSort,
  orderOf,
  type Sen,
} from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin, unindexed } from '../../kernel/dialect'
import type { Hit } from '../../kernel/search'
import type { Tx } from '../../kernel/transact'

export interface StaffItemRow {
  id: string
  title: string
  storeName: string
  listingType: ListingType
  status: ItemStatus
  price: Sen
  featuredAt: number | null
  imageKey: string | null
  category: CategorySlug
  /** What the middle item of its category costs, where this one's price is far off; null elsewhere. */
  medianPrice: Sen | null
}

export interface StaffItemsQuery {
  list: 'all' | 'removed' | 'featured' | 'prices'
  /** Of all; null for any. */
  status: Exclude<ItemStatus, 'draft' | 'removed'> | null
  /** By time; featured items keep their order. */
  sort: ListSort
  /** Finds them by words; null for no words. */
  match: RawBuilder<Hit> | null
}

/**
 * A page of items as staff look through them: all but drafts, or those that are removed, the newest first or last; or
 * those that are featured, in their order; or those whose price is far off.
 */
export async function listStaffItems(
  db: Db,
  { list, status, sort, match }: StaffItemsQuery,
  cursor: Cursor | null,
  limit: number,
): Promise<{ items: StaffItemRow[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const beyond = sql.raw(order === 'desc' ? '<' : '>')
  const value = list === 'featured' ? sql<number>`i.featured_at` : sql<number>`0`
  let query = db
    .selectFrom('items as i')
    .select((eb) => [
      'i.seq',
      'i.id',
      'i.title',
      eb
        .selectFrom('stores')
        .select('name')
        .whereRef('stores.id', '=', 'i.store_id')
        .$asScalar()
        .$notNull()
        .as('storeName'),
      eb.ref('i.listing_type').as('listingType'),
      'i.status',
      sql<Sen>`i.price_sen`.as('price'),
      eb.ref('i.featured_at').as('featuredAt'),
      value.as('sortValue'),
      sql<CategorySlug>`i.category`.as('category'),
      sql<Sen | null>`${list === 'prices' ? sql`(select median_sen from price_outliers o where o.seq = i.seq)` : sql`null`}`.as(
        'medianPrice',
      ),
      eb
        .selectFrom('item_images')
        .select('key')
        .whereRef('item_id', '=', 'i.id')
        .orderBy('position')
        .limit(1)
        .as('imageKey'),
    ])
    .limit(limit + 1)
  // Written out, so that their indexes serve.
  if (list === 'removed') query = query.where(sql<SqlBool>`i.status = 'removed'`)
  else if (list === 'featured')
    query = query.where(sql<SqlBool>`i.status = 'active'`).where('i.featured_at', 'is not', null)
  else if (list === 'prices')
    query = query.where('i.status', '=', 'active').where(
      // Of last night; a price that was changed meanwhile may be usual by now.
      sql<SqlBool>`i.seq in (select o.seq from price_outliers o ${fixedJoin} items p on p.seq = o.seq
        where ${cursor ? sql`o.seq ${beyond} ${cursor.seq}` : sql`true`}
          and (p.price_sen < o.low_sen or p.price_sen > o.high_sen))`,
    )
  else if (status === 'active')
    // Most are: each that is read is one.
    query = query.where(sql<SqlBool>`${unindexed('i.status')} = ${status}`)
  else if (status !== null && match !== null) query = query.where('i.status', '=', status)
  else if (status !== null)
    query = query.where(
      sql<SqlBool>`i.seq in (select o.seq from items o ${byIndex('items_off_sale')}
        where o.status in ('paused', 'sold_out') and o.status = ${status} and ${cursor ? sql`o.seq ${beyond} ${cursor.seq}` : sql`true`}
        order by o.seq ${sql.raw(order)} limit ${limit + 1})`,
    )
  else query = query.where('i.status', '<>', 'draft')
  if (match !== null) query = query.where(sql<SqlBool>`i.seq in (select seq from ${match})`)
  if (list === 'featured') query = query.orderBy('i.featured_at', 'desc')
  query = query.orderBy('i.seq', order)
  if (cursor)
    query = query.where(
      list === 'featured'
        ? sql<SqlBool>`(i.featured_at, i.seq) < (${cursor.value}, ${cursor.seq})`
        : sql<SqlBool>`i.seq ${beyond} ${cursor.seq}`,
    )
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ seq: _seq, sortValue: _value, ...item }) => item),
    next:
      rows.length > limit && last
        ? encodeCursor({ direction: 'after', value: last.sortValue, seq: last.seq })
        : null,
  }
}

/** The item with this id, or that has or had this address; null for none. */
export async function itemAt(db: Db, words: string): Promise<RawBuilder<Hit> | null> {
  const { rows } = await sql<{ seq: number }>`select seq from items where id = ${words} union all
    select i.seq from item_slugs g ${fixedJoin} items i on i.id = g.item_id where g.slug = ${words}`.execute(
    db,
  )
  const seq = rows[0]?.seq
  return seq === undefined ? null : sql<Hit>`(select ${seq} as seq, 0 as tier)`
}

/** Features an item before all others; false when it is featured already, or not on sale. */
export async function tryFeatureItem(tx: Tx, itemId: string, now: number): Promise<boolean> {
  const first = await tx
    .selectFrom('items')
    .select('featured_at')
    .where('status', '=', 'active')
    .where('featured_at', 'is not', null)
    .orderBy('featured_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ featured_at: Math.max(now, (first?.featured_at ?? 0) + 1) })
    .where('id', '=', itemId)
    .where('status', '=', 'active')
    .where('featured_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when it is not featured any more. */
export async function tryUnfeatureItem(tx: Tx, itemId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ featured_at: null })
    .where('id', '=', itemId)
    .where('featured_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface FeaturedPlace {
  id: string
  seq: number
  at: number
}

async function findPlace(db: Db, itemId: string): Promise<FeaturedPlace | null> {
  const row = await db
    .selectFrom('items')
    .select((eb) => ['id', 'seq', eb.ref('featured_at').$notNull().as('at')])
    .where('id', '=', itemId)
    .where('status', '=', 'active')
    .where('featured_at', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** A featured item, or null, and the one before or behind it; null where there is none. */
export async function findFeaturedNeighbours(
  db: Db,
  itemId: string,
  direction: 'up' | 'down',
): Promise<{ own: FeaturedPlace; other: FeaturedPlace | null } | null> {
  const own = await findPlace(db, itemId)
  if (own === null) return null
  const beyond = sql.raw(direction === 'up' ? '>' : '<')
  const order = direction === 'up' ? 'asc' : 'desc'
  const other = await db
    .selectFrom('items')
    .select((eb) => ['id', 'seq', eb.ref('featured_at').$notNull().as('at')])
    .where('status', '=', 'active')
    .where('featured_at', 'is not', null)
    .where(sql<SqlBool>`(featured_at, seq) ${beyond} (${own.at}, ${own.seq})`)
    .orderBy('featured_at', order)
    .orderBy('seq', order)
    .limit(1)
    .executeTakeFirst()
  return { own, other: other ?? null }
}

/** Gives a featured item another place in the order; false when it has another by now. */
export async function tryPlaceFeatured(tx: Tx, { id, at }: FeaturedPlace, to: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ featured_at: to })
    .where('id', '=', id)
    .where('featured_at', '=', at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
