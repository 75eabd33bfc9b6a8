import { type BrowseView, browse, categoryCounts } from '@pasar/api'
import {
  type BrowseFilter,
  type BrowseProblem,
  CATEGORIES,
  CONDITIONS,
  categoryMeant,
  type Language,
  LISTING_TYPES,
  parseBrowse,
  type Sort,
  settleEnding,
  suggestCategories,
  usualSort,
} from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { orNotFound } from '../../../lib/session/guards.server'
import type { FacetOption, FilterValues, ListingView } from '../client/listing-view'
import { findWishes, toCardViews } from './card-view.server'
import { nameCountry } from './place-names.server'

export interface ListingPlace {
  /** What the page itself fixes; facets are counted within it. */
  place?: Partial<Pick<BrowseFilter, 'category' | 'storeId' | 'isFeatured'>>
  /** The order when none is chosen. */
  defaultSort?: Sort
}

/**
 * What a listing shows for its address.
 * @throws the 404 page for a cursor that is none
 */
export async function loadListing(
  request: Request,
  context: AppLoadContext,
  { place = {}, defaultSort }: ListingPlace = {},
): Promise<ListingView> {
  const params = new URL(request.url).searchParams
  const { filter: parsed, problems } = parseBrowse(params, {
    ...place,
    ...(defaultSort ? { sort: defaultSort } : undefined),
  })
  const usual = defaultSort ?? usualSort(parsed.query)
  const filter = settleEnding(parsed, usual)
  const cursor = params.get('cursor') || null
  const [page, language] = await Promise.all([
    orNotFound(browse(context.ctx, filter, place, cursor)),
    languageOf(request),
  ])
  const ids = page.items.map(({ id }) => id)
  context.keepPage({
    items: ids,
    figures: place.storeId === undefined || place.storeId === null ? [] : [place.storeId],
    lists: true,
    catalogue: true,
  })
  const wishes = await findWishes(context, ids)
  return {
    cards: toCardViews(page.items, context.ctx.now()),
    wishes,
    previous: page.previous,
    next: page.next,
    total: page.facets.total,
    isCapped: page.facets.isCapped,
    mendedQuery: page.mendedQuery,
    hasMatches: page.hasMatches,
    meant: place.category || place.storeId ? null : categoryMeant(filter.query),
    help: page.items.length > 0 ? null : await findHelp(context, filter.query),
    values: listValues(filter, place, params),
    problems: Object.fromEntries(problems.map(({ field, key }: BrowseProblem) => [field, key])),
    facets: listFacets(page, filter, place, language),
    inStock: page.facets.inStock,
    onOffer: page.facets.onOffer,
    sorts: listSorts(filter, place),
    defaultSort: usual,
  }
}

const HELPFUL = 6

/** Categories near to what was searched for; without any, those that hold most. */
async function findHelp({ ctx }: AppLoadContext, query: string): Promise<ListingView['help']> {
  const near = suggestCategories(query, HELPFUL)
  if (near.length > 0) return { categories: near, kind: 'meant' }
  const counts = await categoryCounts(ctx)
  const slugs = CATEGORIES.map(({ slug }) => slug).filter((slug) => counts.has(slug))
  const popular = slugs.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return { categories: popular.slice(0, HELPFUL), kind: 'popular' }
}

function listSorts(filter: BrowseFilter, place: Pick<ListingPlace['place'] & object, 'isFeatured'>): Sort[] {
  const byPlace: Sort[] = place.isFeatured ? ['newest', 'trending'] : ['trending', 'newest']
  const byQuery: Sort[] = filter.query === '' ? [] : ['relevance']
  const byType: Sort[] = filter.listingType === 'Fixed' ? [] : ['endingSoon']
  return [...byQuery, ...byPlace, 'priceUp', 'priceDown', 'rating', ...byType]
}

/** What the form shows: what counts of the choices, and the prices as they were typed. */
const listValues = (
  filter: BrowseFilter,
  place: NonNullable<ListingPlace['place']>,
  params: URLSearchParams,
): FilterValues => ({
  q: filter.query,
  category: place.category ? '' : (filter.category ?? ''),
  min: params.get('min')?.trim().slice(0, MAX_PRICE_LENGTH) ?? '',
  max: params.get('max')?.trim().slice(0, MAX_PRICE_LENGTH) ?? '',
  condition: filter.condition ?? '',
  type: filter.listingType ?? '',
  from: filter.shipsFrom ?? '',
  rating: filter.minRating === null ? '' : String(filter.minRating),
  stock: filter.inStock ? '1' : '',
  offer: filter.onOffer ? '1' : '',
  sort: filter.sort,
})

const MAX_PRICE_LENGTH = 20

/** Values that have items, or are chosen; with a single one there is nothing to choose. */
function listOptions(
  values: readonly string[],
  counts: Record<string, number>,
  chosen: string | null,
): FacetOption[] {
  const options = values
    .map((value) => ({ value, count: counts[value] ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === chosen)
  return options.length > 1 || chosen !== null ? options : []
}

const RATINGS = ['4', '3', '2', '1']

function listFacets(
  { facets }: BrowseView,
  filter: BrowseFilter,
  place: NonNullable<ListingPlace['place']>,
  language: Language,
): ListingView['facets'] {
  const byCount = (a: FacetOption, b: FacetOption) => b.count - a.count
  const shipsFrom = listOptions(
    [...new Set([...Object.keys(facets.shipsFrom), ...(filter.shipsFrom ? [filter.shipsFrom] : [])])],
    facets.shipsFrom,
    filter.shipsFrom,
  )
  const slugs = CATEGORIES.map(({ slug }) => slug)
  return {
    category: place.category ? [] : listOptions(slugs, facets.category, filter.category).sort(byCount),
    condition: listOptions(CONDITIONS, facets.condition, filter.condition),
    type: listOptions(LISTING_TYPES, facets.listingType, filter.listingType),
    from: shipsFrom
      .sort(byCount)
      .map((option) => ({ ...option, label: nameCountry(language, option.value) })),
    rating: listOptions(RATINGS, facets.rating, filter.minRating === null ? null : String(filter.minRating)),
  }
}
