import type { BrowseFilter } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Hit } from '../../kernel/search'
import { countByCategory } from './items'

const asHits = (seqs: readonly number[]): RawBuilder<Hit> =>
  sql`(select value as seq, 0 as tier from json_each(${JSON.stringify(seqs)}))`

async function findByPrice(db: Db, filter: BrowseFilter, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where('status', '=', 'active')
    .$if(filter.category !== null, (query) => query.where('category', '=', filter.category ?? ''))
    .$if(filter.minPrice !== null, (query) => query.where('price_sen', '>=', filter.minPrice ?? 0))
    .$if(filter.maxPrice !== null, (query) => query.where('price_sen', '<=', filter.maxPrice ?? 0))
    .orderBy('price_sen')
    .limit(limit)
    .execute()
  return rows.map(({ seq }) => seq)
}

/** What a cell must be to fit; nothing when any will do. */
function narrowCells(filter: BrowseFilter): RawBuilder<boolean>[] {
  const wanted: RawBuilder<boolean>[] = []
  if (filter.condition) wanted.push(sql`cells.condition = ${filter.condition}`)
  if (filter.listingType) wanted.push(sql`cells.listing_type = ${filter.listingType}`)
  if (filter.shipsFrom) wanted.push(sql`cells.ships_from = ${filter.shipsFrom}`)
  if (filter.minRating !== null) wanted.push(sql`cells.stars >= ${filter.minRating}`)
  if (filter.inStock) wanted.push(sql`cells.in_stock = 1`)
  if (filter.onOffer) wanted.push(sql`cells.is_on_offer = 1`)
  if (wanted.length > 0 && filter.category) wanted.push(sql`cells.category = ${filter.category}`)
  return wanted
}

async function countInCells(db: Db, cells: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ items: number }>`select coalesce(sum(items), 0) as items
    from item_cells cells where ${cells}`.execute(db)
  return rows[0]?.items ?? 0
}

async function findInCells(
  db: Db,
  cells: RawBuilder<unknown>,
  { minPrice, maxPrice }: BrowseFilter,
  limit: number,
): Promise<number[]> {
  const priced = [sql<boolean>`cells.items > 0`]
  if (minPrice !== null) priced.push(sql`items.price_sen >= ${minPrice}`)
  if (maxPrice !== null) priced.push(sql`items.price_sen <= ${maxPrice}`)
  // Expressions have no type; the pluses take it from the columns beside them, or the index would not serve.
  const { rows } = await sql<{ seq: number }>`select items.seq from item_cells cells
    cross join items indexed by items_cells on items.status = 'active' and items.category = cells.category
      and items.condition = cells.condition and items.listing_type = cells.listing_type
      and items.ships_from = cells.ships_from and items.rating_score / 100 = +cells.stars
      and (items.stock > 0) = +cells.in_stock and items.is_on_offer = cells.is_on_offer
    where ${cells} and ${sql.join(priced, sql` and `)} limit ${limit}`.execute(db)
  return rows.map(({ seq }) => seq)
}

/**
 * The items that may fit a filter of the whole market or of a category, when they are few; null when they are
 * many. A walk in the order of the listing passes `pageSize · size / fitting` items before a page is full:
 * as long as fewer fit than that, collecting and sorting all of them costs less.
 */
export async function findFew(
  db: Db,
  filter: BrowseFilter,
  pageSize: number,
): Promise<RawBuilder<Hit> | null> {
  const counts = await countByCategory(db)
  const size = filter.category
    ? (counts.get(filter.category) ?? 0)
    : [...counts.values()].reduce((sum, count) => sum + count, 0)
  const most = Math.floor(Math.sqrt(pageSize * size))
  const wanted = narrowCells(filter)
  const cells = wanted.length > 0 ? sql.join(wanted, sql` and `) : null
  // The cheapest question first: their counts are few rows, whatever stands in them.
  if (cells && (await countInCells(db, cells)) <= most)
    return asHits(await findInCells(db, cells, filter, most))
  if (filter.minPrice === null && filter.maxPrice === null) return null
  const priced = await findByPrice(db, filter, most + 1)
  if (priced.length <= most) return asHits(priced)
  if (!cells) return null
  const seqs = await findInCells(db, cells, filter, most + 1)
  return seqs.length <= most ? asHits(seqs) : null
}
