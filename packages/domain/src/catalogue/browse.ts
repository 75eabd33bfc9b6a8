import { parseRinggit, type Sen } from '../kernel/money'
import { cutText } from '../kernel/texts'
import { type AttributeChoices, readChoices } from './attribute-values'
import { CHOICE_KEYS, choicesOf } from './attributes'
import type { CategorySlug } from './categories'
import { FACET_PARAMS, type FacetChoices, readFacets } from './facets'
import { MAX_SEARCH_LENGTH } from './search/search'

export const SORTS = [
  'relevance',
  'newest',
  'priceUp',
  'priceDown',
  'rating',
  'trending',
  'endingSoon',
] as const
export type Sort = (typeof SORTS)[number]

export const ITEM_STATUSES = ['draft', 'active', 'paused', 'sold_out', 'removed'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** Items on a page of a listing. */
export const PAGE_SIZE = 24
/** Most items in a section of the home page. */
export const HOME_SECTION_SIZE = 25

export interface BrowseFilter {
  query: string
  storeId: string | null
  minPrice: Sen | null
  maxPrice: Sen | null
  facets: FacetChoices
  /** What is chosen of the attributes of its category. */
  attributes: AttributeChoices
  isFeatured: boolean
  sort: Sort
}

/** What a page itself fixes; facets are counted within it. */
export interface BrowsePlace {
  category?: CategorySlug
  storeId?: string
  isFeatured?: boolean
}

/** Only auctions end: that order asks for them. Beside fixed prices it means nothing. */
export function settleEnding(filter: BrowseFilter, usual: Sort): BrowseFilter {
  if (filter.sort !== 'endingSoon') return filter
  return filter.facets.type === 'Fixed'
    ? { ...filter, sort: usual }
    : { ...filter, facets: { ...filter.facets, type: 'Auction' } }
}

/** The order of a listing when none is chosen. */
export const usualSort = (query: string): Sort => (query === '' ? 'trending' : 'relevance')

export type BrowseProblem = { field: 'min' | 'max'; key: 'price' | 'priceOrder' }

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((value) => value === text) ?? null

/**
 * Reads a listing's state from its address. What makes no sense is left out; a price that is not an
 * amount is reported, so that the page can say so at the field while it keeps what was typed.
 */
export function parseBrowse(
  params: URLSearchParams,
  { category, sort: usual, ...place }: BrowsePlace & { sort?: Sort } = {},
): { filter: BrowseFilter; problems: BrowseProblem[] } {
  const problems: BrowseProblem[] = []
  const price = (field: 'min' | 'max'): Sen | null => {
    const text = params.get(field)?.trim() ?? ''
    if (text === '') return null
    const amount = parseRinggit(text)
    if (amount === null) problems.push({ field, key: 'price' })
    return amount
  }
  const query = cutText((params.get('q') ?? '').trim(), MAX_SEARCH_LENGTH)
  const minPrice = price('min')
  const maxPrice = price('max')
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice)
    problems.push({ field: 'max', key: 'priceOrder' })
  const sort = oneOf(SORTS, params.get('sort')) ?? usual ?? usualSort(query)
  const facets = { ...readFacets(params), ...(category && { category }) }
  return {
    filter: {
      query,
      storeId: null,
      minPrice,
      maxPrice,
      facets,
      attributes: readChoices(params, choicesOf(facets.category)),
      isFeatured: false,
      ...place,
      sort: sort === 'relevance' && query === '' ? 'trending' : sort,
    },
    problems,
  }
}

/** Longer prices and cursors are none of ours. */
const MAX_PRICE_TEXT = 20
const MAX_CURSOR_TEXT = 200

/**
 * A listing's query with nothing in it but what `parseBrowse` understands, always in the same order: queries with the
 * same result are the same text. Prices stay as they were typed.
 * @returns null when the page would show more of the query than that: a price that is none, or a cursor that is too long
 */
export function canonicalListingQuery(params: URLSearchParams): string | null {
  const { filter, problems } = parseBrowse(params)
  const price = (field: 'min' | 'max') => params.get(field)?.trim() ?? ''
  const cursor = params.get('cursor') ?? ''
  const isTooLong = [price('min'), price('max')].some(({ length }) => length > MAX_PRICE_TEXT)
  if (problems.length > 0 || isTooLong || cursor.length > MAX_CURSOR_TEXT) return null
  const values = {
    q: filter.query,
    min: price('min'),
    max: price('max'),
    ...Object.fromEntries(FACET_PARAMS.map((param) => [param, filter.facets[param] ?? ''])),
    // The page may have a category of its own: which attributes count is known there.
    ...readChoices(params, CHOICE_KEYS),
    // Which order is the usual one differs from page to page, so the one that was chosen stays.
    sort: oneOf(SORTS, params.get('sort')),
    cursor,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== '') query.set(name, String(value))
  return query.toString()
}
