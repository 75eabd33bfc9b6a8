import { type BrowseView, browse, categoryCounts, isOfAnotherListing } from '@pasar/api'
import {
  attributeOf,
  type BrowseFilter,
  type BrowsePlace,
  type BrowseProblem,
  CATEGORIES,
  CHOICE_PARAMS,
  type ChoiceKey,
  type ChoiceParam,
  CONDITIONS,
  categoryMeant,
  choicesOf,
  FACETS,
  FLAG_PARAMS,
  type Language,
  LISTING_TYPES,
  mapFacets,
  nameAttribute,
  parseBrowse,
  type Sort,
  settleEnding,
  suggestCategories,
  usualSort,
} from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { toCardViews } from '../../platform/server/card-view.server'
import type { FacetOption, FilterValues, ListingView } from '../client/listing-view'
import { nameCountry } from './place-names.server'
import { findWishes } from './wishes.server'

export interface ListingPlace {
  place?: BrowsePlace
  /** The order when none is chosen. */
  defaultSort?: Sort
}

/**
 * What a listing shows for its address.
 * @throws the 404 page for a cursor that is none; a redirect to the first page for one of another sort, and where
 * nothing is left behind it
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
  if (cursor !== null && isOfAnotherListing(filter, cursor)) throw redirect(pathWithoutCursor(request))
  const [page, language] = await Promise.all([
    orNotFound(browse(context.ctx, filter, place, cursor)),
    languageOf(request),
  ])
  if (cursor !== null && page.items.length === 0) throw redirect(pathWithoutCursor(request))
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
    correctedQuery: page.correctedQuery,
    hasMatches: page.hasMatches,
    meant: place.category || place.storeId ? null : categoryMeant(filter.query),
    help: page.items.length > 0 ? null : await findHelp(context, filter.query),
    values: listValues(filter, place, params),
    problems: Object.fromEntries(problems.map(({ field, key }: BrowseProblem) => [field, key])),
    choices: [...listChoices(page, filter, place, language), ...listAttributes(page, filter, language)],
    flags: FLAG_PARAMS.map((field) => ({
      field,
      text: FACETS[field].text,
      count: page.facets.counts[field]['1'] ?? 0,
    })),
    sorts: listSorts(filter, place),
    defaultSort: usual,
  }
}

/** What was there has been sold or taken off since, or the order is another: the first page shows what there is. */
function pathWithoutCursor(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('cursor')
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
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

function listSorts(filter: BrowseFilter, place: BrowsePlace): Sort[] {
  const byPlace: Sort[] = place.isFeatured ? ['newest', 'trending'] : ['trending', 'newest']
  const byQuery: Sort[] = filter.query === '' ? [] : ['relevance']
  const byType: Sort[] = filter.facets.type === 'Fixed' ? [] : ['endingSoon']
  return [...byQuery, ...byPlace, 'priceUp', 'priceDown', 'rating', ...byType]
}

/** What the form shows: what counts of the choices, and the prices as they were typed. */
const listValues = (filter: BrowseFilter, place: BrowsePlace, params: URLSearchParams): FilterValues => ({
  q: filter.query,
  min: params.get('min')?.trim().slice(0, MAX_PRICE_LENGTH) ?? '',
  max: params.get('max')?.trim().slice(0, MAX_PRICE_LENGTH) ?? '',
  ...mapFacets((param) => filter.facets[param] ?? ''),
  ...Object.fromEntries(choicesOf(filter.facets.category).map((key) => [key, filter.attributes[key] ?? ''])),
  ...(place.category && { category: '' }),
  sort: filter.sort,
})

const MAX_PRICE_LENGTH = 20

/** Values that have items, or are chosen; with a single one there is nothing to choose. */
function listOptions(
  values: readonly string[],
  counts: Record<string, number>,
  chosen: string | undefined,
): FacetOption[] {
  const options = values
    .map((value) => ({ value, count: counts[value] ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === chosen)
  return options.length > 1 || chosen !== undefined ? options : []
}

const byCount = (a: FacetOption, b: FacetOption) => b.count - a.count

/** What can be chosen, in the order it is shown; null for the order of how many items there are. */
const ORDERS: Record<ChoiceParam, readonly string[] | null> = {
  category: null,
  rating: ['4', '3', '2', '1'],
  condition: CONDITIONS,
  type: LISTING_TYPES,
  from: null,
}

const listChoices = (
  { facets }: BrowseView,
  filter: BrowseFilter,
  place: BrowsePlace,
  language: Language,
): ListingView['choices'] =>
  CHOICE_PARAMS.map((field) => {
    const chosen = filter.facets[field]
    const counts = facets.counts[field]
    const order = ORDERS[field]
    const found = [...new Set([...Object.keys(counts), ...(chosen ? [chosen] : [])])]
    const listed = listOptions(order ?? found, counts, chosen)
    const options = field === 'category' && place.category ? [] : order ? listed : listed.sort(byCount)
    return {
      field,
      text: FACETS[field].text,
      options:
        field === 'from'
          ? options.map((option) => ({ ...option, label: nameCountry(language, option.value) }))
          : options,
    }
  })

/** The attributes of the category, each with its choices in their order. */
const listAttributes = (
  { facets }: BrowseView,
  filter: BrowseFilter,
  language: Language,
): ListingView['choices'] =>
  choicesOf(filter.facets.category).map((key: ChoiceKey) => {
    const attribute = attributeOf(key)
    const choices = attribute.kind === 'choice' ? attribute.choices : {}
    const listed = listOptions(Object.keys(choices), facets.attributes[key] ?? {}, filter.attributes[key])
    return {
      field: key,
      legend: nameAttribute(language, key),
      options: listed.map((option) => ({
        ...option,
        label: choices[option.value]?.[language] ?? option.value,
      })),
    }
  })
