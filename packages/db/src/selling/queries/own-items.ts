import type { ItemStatus, ListingType, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'

export interface OwnItemRow {
  seq: number
  id: string
  slug: string
  title: string
  listingType: ListingType
  status: ItemStatus
  price: Sen
  stock: number
  sold: number
  variants: number
  imageKey: string | null
}

/** A page of a seller's items, the newest first. The title contains all of `words`. */
export async function listOwnItems(
  db: Db,
  wanted: { sellerId: string; status: ItemStatus | null; words: readonly string[] },
  cursor: Cursor | null,
  limit: number,
): Promise<{ items: OwnItemRow[]; previous: string | null; next: string | null }> {
  const isBackwards = cursor?.direction === 'before'
  let query = db
    .selectFrom('items')
    .select((eb) => [
      'seq',
      'id',
      'slug',
      'title',
      eb.ref('listing_type').as('listingType'),
      'status',
      sql<Sen>`price_sen`.as('price'),
      'stock',
      eb.ref('sold_count').as('sold'),
      sql<number>`(select count(*) from item_variants where item_id = items.id and is_off = 0)`.as(
        'variants',
      ),
      sql<string | null>`(select key from item_images where item_id = items.id order by position limit 1)`.as(
        'imageKey',
      ),
    ])
    .where('seller_id', '=', wanted.sellerId)
    .orderBy('seq', isBackwards ? 'asc' : 'desc')
    .limit(limit + 1)
  if (wanted.status) query = query.where('status', '=', wanted.status)
  for (const word of wanted.words)
    query = query.where(sql<boolean>`title like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  if (cursor) query = query.where('seq', isBackwards ? '>' : '<', cursor.seq)
  const rows = await query.execute()
  const hasMore = rows.length > limit
  const items = rows.slice(0, limit)
  if (isBackwards) items.reverse()
  const [first, last] = [items[0], items.at(-1)]
  const hasPrevious = cursor !== null && (isBackwards ? hasMore : true)
  return {
    items,
    previous: hasPrevious && first ? encodeCursor({ direction: 'before', value: 0, seq: first.seq }) : null,
    next:
      (isBackwards || hasMore) && last ? encodeCursor({ direction: 'after', value: 0, seq: last.seq }) : null,
  }
}

/** How many items of each state a seller has. */
export async function countOwnItems(db: Db, sellerId: string): Promise<ReadonlyMap<ItemStatus, number>> {
  const rows = await db
    .selectFrom('items')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('seller_id', '=', sellerId)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}
