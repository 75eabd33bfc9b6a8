import {
  type BrowseFilter,
  choicesOf,
  FACET_PARAMS,
  type FacetParam,
  facetOf,
  mapFacets,
  packChoice,
  type Sort,
} from '@pasar/domain'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, positionIn } from '../../kernel/dialect'
import { type Hit, type Match, matchItems, matchTitles, matchUnranked } from '../../kernel/search'
import type { Tables } from '../../tables'
import { findCardsBySeq, type ItemCard } from './item-cards'

export interface BrowsePage {
  items: ItemCard[]
  /** Cursors of the neighbouring pages; null at the ends. */
  previous: string | null
  next: string | null
}

/** Only a query among hits names them. */
type Hits = { hits: Hit }

type ItemQuery<O> = SelectQueryBuilder<Tables & Hits, 'items' | 'hits', O>

interface SortColumn {
  column: RawBuilder<number>
  direction: 'asc' | 'desc'
}

export function sortColumn(sort: Sort, isFeatured: boolean): SortColumn {
  switch (sort) {
    case 'relevance':
      // Trends are some thousands at most: they only decide within a tier.
      return { column: sql`hits.tier - items.trend / 1000000`, direction: 'asc' }
    case 'newest':
      return { column: isFeatured ? sql`items.featured_at` : sql`items.published_at`, direction: 'desc' }
    case 'priceUp':
      return { column: sql`items.price_sen`, direction: 'asc' }
    case 'priceDown':
      return { column: sql`items.price_sen`, direction: 'desc' }
    case 'rating':
      return { column: sql`items.rating_score`, direction: 'desc' }
    case 'trending':
      return { column: sql`items.trend`, direction: 'desc' }
    case 'endingSoon':
      return { column: sql`items.ends_at`, direction: 'asc' }
  }
}

interface Walk {
  sort: Sort
  direction: 'asc' | 'desc'
  hasCursor: boolean
}

/**
 * A bound of a walk. Only the bound at which the walk ends, or begins when there is no cursor, may use an
 * index; a unary plus keeps SQLite from taking any other bound for one, and sorting everything within it.
 */
function boundOf(column: string, end: 'least' | 'most', walk: Walk): RawBuilder<number> {
  const isWalked = column === 'rating_score' ? walk.sort === 'rating' : walk.sort.startsWith('price')
  const isLast = (end === 'least') === (walk.direction === 'desc')
  const name = sql.ref<number>(`items.${column}`)
  return isWalked && (isLast || !walk.hasCursor) ? name : sql<number>`+${name}`
}

const COLUMNS = mapFacets((param) => sql.ref<string | number>(`items.${facetOf(param).column}`))

function whereFacet<O>(query: ItemQuery<O>, param: FacetParam, value: string, walk: Walk): ItemQuery<O> {
  const { kind, column, scale = 1 } = facetOf(param)
  switch (kind) {
    case 'choice':
      return query.where(COLUMNS[param], '=', value)
    case 'atLeast':
      return query.where(boundOf(column, 'least', walk), '>=', Number(value) * scale)
    case 'some':
      return query.where(COLUMNS[param], '>', 0)
    case 'flag':
      return query.where(COLUMNS[param], '=', 1)
  }
}

function narrow<O>(query: ItemQuery<O>, filter: BrowseFilter, walk: Walk, now: number): ItemQuery<O> {
  let q = query.where('items.status', '=', 'active')
  for (const param of FACET_PARAMS) {
    const value = filter.facets[param]
    if (value !== undefined) q = whereFacet(q, param, value, walk)
  }
  for (const key of choicesOf(filter.facets.category)) {
    const value = filter.attributes[key]
    if (value !== undefined) q = q.where(positionIn('items.choices', packChoice(key, value)), '>', 0)
  }
  if (filter.storeId) q = q.where('items.store_id', '=', filter.storeId)
  if (filter.minPrice !== null) q = q.where(boundOf('price_sen', 'least', walk), '>=', filter.minPrice)
  if (filter.maxPrice !== null) q = q.where(boundOf('price_sen', 'most', walk), '<=', filter.maxPrice)
  if (filter.isFeatured) q = q.where('items.featured_at', 'is not', null)
  if (filter.sort === 'endingSoon') q = q.where('items.ends_at', '>', now)
  return q
}

/** Not by their rows, which are spread over the file: the index has all columns to filter and sort by. */
const FACTS = sql<Tables['items']>`items`.as<'items'>(sql`items ${byIndex('items_facts')}`)

function itemsAmong(db: Db, hits: RawBuilder<Hit> | null): ItemQuery<object> {
  const market = db.withTables<Hits>()
  // Without hits their table is never named, so a query that could name it is safe to give out.
  if (hits === null) return market.selectFrom('items') as ItemQuery<object>
  // A cross join is never turned round: with an inner one SQLite walks all items and looks up the hits.
  return market
    .with('hits', () => hits)
    .selectFrom('hits')
    .crossJoin(FACTS)
    .whereRef('items.seq', '=', 'hits.seq')
}

/** Gives the cards of items by their row numbers, in that order. */
export type ReadCards = (seqs: readonly number[]) => Promise<ItemCard[]>

/**
 * One page of a listing, walked by an index and a cursor.
 * @param hits the items to filter: the result of a search, or the matches of a rare facet; null for all
 * @param readCards asked once it is settled which items the page has: of what a search finds, that is a small part
 */
export async function browseItems(
  db: Db,
  filter: BrowseFilter,
  hits: RawBuilder<Hit> | null,
  cursor: Cursor | null,
  limit: number,
  now: number,
  readCards: ReadCards = (seqs) => findCardsBySeq(db, seqs),
): Promise<BrowsePage> {
  // Punctuation without a word asks for nothing, so there is nothing to be relevant to.
  const sort = filter.sort === 'relevance' && hits === null ? 'trending' : filter.sort
  const { column, direction } = sortColumn(sort, filter.isFeatured)
  const isBackwards = cursor?.direction === 'before'
  const walk = (direction === 'asc') === isBackwards ? 'desc' : 'asc'
  // Rows of the same value follow the same direction by row number, so that one index serves both.
  const walked: Walk = { sort, direction: walk, hasCursor: cursor !== null }
  let query = narrow(itemsAmong(db, hits), filter, walked, now)
    .select(['items.seq', column.as('sortValue')])
    .orderBy(column, walk)
    .orderBy('items.seq', walk)
    .limit(limit + 1)
  if (cursor) {
    const compare = sql.raw(walk === 'asc' ? '>' : '<')
    query = query.where(sql<boolean>`(${column}, items.seq) ${compare} (${cursor.value}, ${cursor.seq})`)
  }
  const rows = await query.execute()
  const hasMore = rows.length > limit
  const page = rows.slice(0, limit)
  if (isBackwards) page.reverse()
  const first = page[0]
  const last = page.at(-1)
  const hasPrevious = cursor !== null && (isBackwards ? hasMore : true)
  const hasNext = isBackwards ? true : hasMore
  return {
    items: await readCards(page.map(({ seq }) => seq)),
    previous:
      hasPrevious && first
        ? encodeCursor({ direction: 'before', value: first.sortValue, seq: first.seq })
        : null,
    next: hasNext && last ? encodeCursor({ direction: 'after', value: last.sortValue, seq: last.seq }) : null,
  }
}

/** How many of some items a filter leaves. @param hits the matches of a rare facet */
export async function countBrowsed(
  db: Db,
  filter: BrowseFilter,
  hits: RawBuilder<Hit>,
  now: number,
): Promise<number> {
  const walked: Walk = { sort: filter.sort, direction: 'asc', hasCursor: false }
  const { items } = await narrow(itemsAmong(db, hits), filter, walked, now)
    .select(sql<number>`count(*)`.as('items'))
    .executeTakeFirstOrThrow()
  return items
}

/**
 * One page of what a search found, or of everything when it asked for nothing. By relevance, titles are asked
 * first: they come before the others, and where they fill the page nothing else is needed.
 */
export async function browseMatches(
  db: Db,
  filter: BrowseFilter,
  match: Match | null,
  cursor: Cursor | null,
  limit: number,
  now: number,
  readCards: ReadCards = (seqs) => findCardsBySeq(db, seqs),
): Promise<BrowsePage> {
  const browse = (hits: RawBuilder<Hit> | null) =>
    browseItems(db, filter, hits, cursor, limit, now, readCards)
  if (match === null || filter.sort !== 'relevance')
    return browse(match === null ? null : matchUnranked(match))
  if (cursor?.direction !== 'before') {
    const page = await browse(matchTitles(match))
    if (page.next !== null) return page
  }
  return browse(matchItems(match))
}
