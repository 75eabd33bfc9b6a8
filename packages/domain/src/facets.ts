import type { BrowseFilter, Condition, ListingType } from './browse'

/** What facets are counted from: one row per item of a place (search, category page, store). */
export interface FacetSource {
  category: string
  condition: Condition
  listingType: ListingType
  shipsFrom: string
  /** Average × 100. */
  rating: number
  price: number
  inStock: 0 | 1
  onOffer: 0 | 1
}

export interface FacetCounts {
  category: Record<string, number>
  condition: Record<string, number>
  listingType: Record<string, number>
  shipsFrom: Record<string, number>
  /** Items with at least that many stars. */
  rating: Record<string, number>
  inStock: number
  onOffer: number
  /** Items that fit all facets chosen. */
  total: number
  /** True when only the newest matches were counted: then every number means "at least". */
  isCapped: boolean
}

type Dimension =
  | 'category'
  | 'condition'
  | 'listingType'
  | 'shipsFrom'
  | 'rating'
  | 'price'
  | 'inStock'
  | 'onOffer'

const fits: Record<Dimension, (row: FacetSource, filter: BrowseFilter) => boolean> = {
  category: (row, filter) => filter.category === null || row.category === filter.category,
  condition: (row, filter) => filter.condition === null || row.condition === filter.condition,
  listingType: (row, filter) => filter.listingType === null || row.listingType === filter.listingType,
  shipsFrom: (row, filter) => filter.shipsFrom === null || row.shipsFrom === filter.shipsFrom,
  rating: (row, filter) => filter.minRating === null || row.rating >= filter.minRating * 100,
  price: (row, filter) =>
    (filter.minPrice === null || row.price >= filter.minPrice) &&
    (filter.maxPrice === null || row.price <= filter.maxPrice),
  inStock: (row, filter) => !filter.inStock || row.inStock === 1,
  onOffer: (row, filter) => !filter.onOffer || row.onOffer === 1,
}
const DIMENSIONS = Object.keys(fits) as Dimension[]

const add = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/**
 * Counts each facet under the other facets chosen, so that a number says what choosing it would give.
 * @param capacity rows the sample holds at most; a full one means that there are more
 */
export function countFacets(
  rows: readonly FacetSource[],
  filter: BrowseFilter,
  capacity = 2_000,
): FacetCounts {
  const counts: FacetCounts = {
    category: {},
    condition: {},
    listingType: {},
    shipsFrom: {},
    rating: {},
    inStock: 0,
    onOffer: 0,
    total: 0,
    isCapped: rows.length >= capacity,
  }
  for (const row of rows) {
    const failed = DIMENSIONS.filter((dimension) => !fits[dimension](row, filter))
    if (failed.length > 1) continue
    const counted = (dimension: Dimension): boolean => failed.length === 0 || failed[0] === dimension
    if (failed.length === 0) counts.total += 1
    if (counted('category')) add(counts.category, row.category)
    if (counted('condition')) add(counts.condition, row.condition)
    if (counted('listingType')) add(counts.listingType, row.listingType)
    if (counted('shipsFrom')) add(counts.shipsFrom, row.shipsFrom)
    if (counted('rating'))
      for (let stars = 1; stars * 100 <= row.rating; stars++) add(counts.rating, String(stars))
    if (counted('inStock') && row.inStock === 1) counts.inStock += 1
    if (counted('onOffer') && row.onOffer === 1) counts.onOffer += 1
  }
  return counts
}
