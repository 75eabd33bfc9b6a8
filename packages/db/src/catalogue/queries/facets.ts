import { type BrowsePlace, FACET_PARAMS, type FacetSource, facetOf } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin, jsonTuples } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import type { Hit } from '../../kernel/search'
import { sortColumn } from './browse'

/** Facets are counted over this many of the newest items: the cost stays the same however large the market is. */
export const FACET_SAMPLE = 1_000

const COUNTED = [...FACET_PARAMS.map((param) => facetOf(param).column), 'price_sen'].map((name) =>
  sql.ref(name),
)
const CHOICES = sql.ref('choices')
const NO_CHOICES = sql`'' as choices`

/** In the order of `FacetSource`. */
const SAMPLED = sql.join([
  ...FACET_PARAMS.map((param) => {
    const { kind, column } = facetOf(param)
    return kind === 'some' ? sql`${sql.ref(column)} > 0` : sql.ref(column)
  }),
  sql.ref('price_sen'),
  CHOICES,
])

/** One check for a thousand rows; a schema for each value takes longer than reading them. */
const readSample = jsonColumn(
  'the sample of facets',
  z.custom<FacetSource[]>(
    (rows) =>
      Array.isArray(rows) &&
      rows.every(
        (row) =>
          Array.isArray(row) &&
          row.length === FACET_PARAMS.length + 2 &&
          row.every((value) => typeof value === 'string' || typeof value === 'number'),
      ),
    'expected a value for each facet, the price and the choices',
  ),
)

/**
 * The rows facets are counted over: what the place itself (search, category page, store) holds, before its facets.
 * @param hits what a search found; null without a search
 * @param withChoices whether its attributes are counted, which are those of a category
 * @param endsAfter only what ends after this moment counts, as in a listing by end
 */
export async function sampleFacets(
  db: Db,
  place: BrowsePlace,
  hits: RawBuilder<Hit> | null,
  withChoices: boolean,
  endsAfter: number | null = null,
): Promise<FacetSource[]> {
  const wanted = [sql<boolean>`items.status = 'active'`]
  if (place.category) wanted.push(sql`items.category = ${place.category}`)
  if (place.storeId) wanted.push(sql`items.store_id = ${place.storeId}`)
  if (place.isFeatured) wanted.push(sql`items.featured_at is not null`)
  if (endsAfter !== null) wanted.push(sql`items.ends_at > ${endsAfter}`)
  const { column, direction } = sortColumn(
    endsAfter === null ? 'newest' : 'endingSoon',
    place.isFeatured === true,
  )
  const order = sql.raw(direction)
  // All that a search found count, in no order.
  const rowsOfPlace =
    hits === null
      ? sql`items where ${sql.join(wanted, sql` and `)}
          order by ${column} ${order}, items.seq ${order} limit ${sql.lit(FACET_SAMPLE)}`
      : sql`${hits} hits ${fixedJoin} items ${byIndex('items_facts')}
          where items.seq = hits.seq and ${sql.join(wanted, sql` and `)}`
  const counted = sql.join([...COUNTED, withChoices ? CHOICES : NO_CHOICES])
  // One text for all rows: making a thousand objects of them one by one takes twice as long.
  const { rows } = await sql<{
    sample: string
  }>`select ${jsonTuples(SAMPLED)} as sample
    from (select ${counted} from ${rowsOfPlace})`.execute(db)
  return readSample(rows[0]?.sample ?? '[]')
}
