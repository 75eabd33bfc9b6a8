import {
  type BrowseFilter,
  choicesOf,
  FACET_PARAMS,
  type FacetParam,
  facetOf,
  packChoice,
} from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { byIndex, eachOf, fixedJoin, positionIn } from '../../kernel/dialect'
import type { Hit } from '../../kernel/search'
import { countByCategory } from './items'

const asHits = (seqs: readonly number[]): RawBuilder<Hit> =>
  sql`(select value as seq, 0 as tier from ${eachOf(seqs, 'found')})`

async function findByPrice(db: Db, filter: BrowseFilter, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where('status', '=', 'active')
    .$if(filter.facets.category !== undefined, (query) =>
      query.where('category', '=', filter.facets.category ?? ''),
    )
    .$if(filter.minPrice !== null, (query) => query.where('price_sen', '>=', filter.minPrice ?? 0))
    .$if(filter.maxPrice !== null, (query) => query.where('price_sen', '<=', filter.maxPrice ?? 0))
    .orderBy('price_sen')
    .limit(limit)
    .execute()
  return rows.map(({ seq }) => seq)
}

const cellColumn = (param: FacetParam): RawBuilder<unknown> => {
  const { cell, column } = facetOf(param)
  return sql.ref(`cells.${cell ?? column}`)
}

function fitsCell(param: FacetParam, value: string): RawBuilder<boolean> {
  switch (facetOf(param).kind) {
    case 'choice':
      return sql`${cellColumn(param)} = ${value}`
    case 'atLeast':
      return sql`${cellColumn(param)} >= ${Number(value)}`
    case 'flag':
    case 'some':
      return sql`${cellColumn(param)} = 1`
  }
}

/** What a cell must be to fit; nothing when any will do. A category alone is no reason to look at cells. */
function rareFacetConditions({ facets }: BrowseFilter): RawBuilder<boolean>[] {
  const set = FACET_PARAMS.filter((param) => facets[param] !== undefined)
  return set.every((param) => param === 'category')
    ? []
    : set.map((param) => fitsCell(param, facets[param] ?? ''))
}

/** Expressions have no type; the pluses take it from the columns beside them, or the index would not serve. */
function isInCell(param: FacetParam): RawBuilder<boolean> {
  const { kind, column, scale = 1 } = facetOf(param)
  const own = sql.ref(`items.${column}`)
  switch (kind) {
    case 'choice':
    case 'flag':
      return sql`${own} = ${cellColumn(param)}`
    case 'atLeast':
      return sql`${own} / ${sql.lit(scale)} = +${cellColumn(param)}`
    case 'some':
      return sql`(${own} > 0) = +${cellColumn(param)}`
  }
}

const IS_IN_CELL = sql.join(FACET_PARAMS.map(isInCell), sql` and `)

async function countByFacet(db: Db, cells: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ items: number }>`select coalesce(sum(items), 0) as items
    from item_cells cells where ${cells}`.execute(db)
  return rows[0]?.items ?? 0
}

async function findByFacet(
  db: Db,
  cells: RawBuilder<unknown>,
  { minPrice, maxPrice }: BrowseFilter,
  limit: number,
): Promise<number[]> {
  const priced = [sql<boolean>`cells.items > 0`]
  if (minPrice !== null) priced.push(sql`items.price_sen >= ${minPrice}`)
  if (maxPrice !== null) priced.push(sql`items.price_sen <= ${maxPrice}`)
  const { rows } = await sql<{ seq: number }>`select items.seq from item_cells cells
    ${fixedJoin} items ${byIndex('items_cells')} on items.status = 'active' and ${IS_IN_CELL}
    where ${cells} and ${sql.join(priced, sql` and `)} limit ${limit}`.execute(db)
  return rows.map(({ seq }) => seq)
}

/** Which cells of a category have the choices of a filter; null when none is chosen. */
function choiceConditions({ facets, attributes }: BrowseFilter): RawBuilder<boolean> | null {
  const wanted = choicesOf(facets.category).flatMap((key) => {
    const value = attributes[key]
    return value === undefined
      ? []
      : [sql<boolean>`${positionIn('cells.choices', packChoice(key, value))} > 0`]
  })
  if (wanted.length === 0) return null
  return sql`cells.category = ${facets.category} and ${sql.join(wanted, sql` and `)}`
}

/** The items with these choices when they are few; null when they are more than `most`. */
async function findByChoices(db: Db, cells: RawBuilder<boolean>, most: number): Promise<number[] | null> {
  const { rows } = await sql<{ items: number }>`select coalesce(sum(items), 0) as items
    from choice_cells cells where ${cells}`.execute(db)
  if ((rows[0]?.items ?? 0) > most) return null
  const found = await sql<{ seq: number }>`select items.seq from choice_cells cells
    ${fixedJoin} items ${byIndex('items_choices')} on items.status = 'active' and items.choices <> ''
      and items.category = cells.category and items.choices = cells.choices
    where ${cells} limit ${most}`.execute(db)
  return found.rows.map(({ seq }) => seq)
}

/**
 * The items that may fit a filter of the whole market or of a category, when they are few; null when they are
 * many. A walk in the order of the listing passes `pageSize · size / fitting` items before a page is full:
 * as long as fewer fit than that, collecting and sorting all of them costs less.
 */
export async function findByRareFacet(
  db: Db,
  filter: BrowseFilter,
  pageSize: number,
): Promise<RawBuilder<Hit> | null> {
  const counts = await countByCategory(db)
  const { category } = filter.facets
  const size = category
    ? (counts.get(category) ?? 0)
    : [...counts.values()].reduce((sum, count) => sum + count, 0)
  const most = Math.floor(Math.sqrt(pageSize * size))
  const wanted = rareFacetConditions(filter)
  const choices = choiceConditions(filter)
  const chosen = choices && (await findByChoices(db, choices, most))
  if (chosen) return asHits(chosen)
  const cells = wanted.length > 0 ? sql.join(wanted, sql` and `) : null
  // The cheapest query first: it reads only a few rows, whatever they contain.
  if (cells && (await countByFacet(db, cells)) <= most)
    return asHits(await findByFacet(db, cells, filter, most))
  if (filter.minPrice === null && filter.maxPrice === null) return null
  const priced = await findByPrice(db, filter, most + 1)
  if (priced.length <= most) return asHits(priced)
  if (!cells) return null
  const seqs = await findByFacet(db, cells, filter, most + 1)
  return seqs.length <= most ? asHits(seqs) : null
}
