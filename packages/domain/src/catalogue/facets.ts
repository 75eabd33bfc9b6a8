import type { BrowseFilter, Condition, ListingType } from './browse'

/** What facets are counted from: one row per item of a place (search, category page, store). */
export type FacetSource = readonly [
  category: string,
  condition: Condition,
  listingType: ListingType,
  shipsFrom: string,
  /** Average × 100. */
  rating: number,
  price: number,
  inStock: 0 | 1,
  onOffer: 0 | 1,
]

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

const add = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** Bits of what an item may fail to fit. */
const CATEGORY = 1
const CONDITION = 2
const LISTING_TYPE = 4
const SHIPS_FROM = 8
const RATING = 16
const PRICE = 32
const IN_STOCK = 64
const ON_OFFER = 128

function listFailures(
  [category, condition, listingType, shipsFrom, rating, price, inStock, onOffer]: FacetSource,
  filter: BrowseFilter,
): number {
  let failures = 0
  if (filter.category !== null && category !== filter.category) failures |= CATEGORY
  if (filter.condition !== null && condition !== filter.condition) failures |= CONDITION
  if (filter.listingType !== null && listingType !== filter.listingType) failures |= LISTING_TYPE
  if (filter.shipsFrom !== null && shipsFrom !== filter.shipsFrom) failures |= SHIPS_FROM
  if (filter.minRating !== null && rating < filter.minRating * 100) failures |= RATING
  if (filter.minPrice !== null && price < filter.minPrice) failures |= PRICE
  if (filter.maxPrice !== null && price > filter.maxPrice) failures |= PRICE
  if (filter.inStock && inStock === 0) failures |= IN_STOCK
  if (filter.onOffer && onOffer === 0) failures |= ON_OFFER
  return failures
}

/**
 * Counts each facet under the other facets chosen, so that a number says what choosing it would give.
 * @param capacity rows the sample holds at most; a full one means that there are more
 */
export function countFacets(
  rows: readonly FacetSource[],
  filter: BrowseFilter,
  capacity: number,
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
  const byStars = [0, 0, 0, 0, 0, 0]
  for (const row of rows) {
    const failures = listFailures(row, filter)
    // Two choices or more stand against it: none of them alone would let it in.
    if ((failures & (failures - 1)) !== 0) continue
    const [category, condition, listingType, shipsFrom, rating, , inStock, onOffer] = row
    const fitsBut = (dimension: number): boolean => (failures & ~dimension) === 0
    if (failures === 0) counts.total += 1
    if (fitsBut(CATEGORY)) add(counts.category, category)
    if (fitsBut(CONDITION)) add(counts.condition, condition)
    if (fitsBut(LISTING_TYPE)) add(counts.listingType, listingType)
    if (fitsBut(SHIPS_FROM)) add(counts.shipsFrom, shipsFrom)
    if (fitsBut(RATING)) byStars[Math.floor(rating / 100)] = (byStars[Math.floor(rating / 100)] ?? 0) + 1
    if (fitsBut(IN_STOCK)) counts.inStock += inStock
    if (fitsBut(ON_OFFER)) counts.onOffer += onOffer
  }
  let atLeast = 0
  for (let stars = byStars.length - 1; stars >= 1; stars--) {
    atLeast += byStars[stars] ?? 0
    if (atLeast > 0) counts.rating[String(stars)] = atLeast
  }
  return counts
}
