import {
  type BannerView,
  type BrowsePage,
  browseItems,
  countByCategory,
  decodeCursor,
  FACET_SAMPLE,
  type FacetPlace,
  findBanners,
  findCardsOf,
  findFeatured,
  findFew,
  findItem,
  findNewest,
  findReviews,
  findSimilar,
  findStore,
  findTrending,
  type ItemCard,
  type ItemDetail,
  MAX_MATCHES,
  matchItems,
  matchUnranked,
  mendQuery,
  type ReviewView,
  type StoreView,
  sampleFacets,
  toMatch,
} from '@pasar/db'
import {
  type BrowseFilter,
  countFacets,
  DomainError,
  type FacetCounts,
  type FacetSource,
  HOME_SECTION_SIZE,
  type Language,
  PAGE_SIZE,
} from '@pasar/domain'
import type { Context } from '../context'
import { renderMarkdown } from '../markdown'

export interface HomeView {
  banners: BannerView[]
  trending: ItemCard[]
  featured: ItemCard[]
  newest: ItemCard[]
}

export async function homePage(ctx: Context, language: Language): Promise<HomeView> {
  const [banners, trending, featured, newest] = await Promise.all([
    findBanners(ctx.db, language),
    findTrending(ctx.db, HOME_SECTION_SIZE),
    findFeatured(ctx.db, HOME_SECTION_SIZE),
    findNewest(ctx.db, HOME_SECTION_SIZE),
  ])
  return { banners, trending, featured, newest }
}

export interface BrowseView extends BrowsePage {
  facets: FacetCounts
  /** The query that was searched instead, when the one typed found nothing. */
  mendedQuery: string | null
}

/** When fewer of the newest items fit, it takes too long to meet a page of them on the way through all. */
const FEW_OF_SAMPLE = PAGE_SIZE

/** The rows facets are counted over. They only depend on the place and the search, not on what is chosen there. */
function sampleOf(
  ctx: Context,
  place: FacetPlace,
  match: string | null,
  isByEnd: boolean,
): Promise<FacetSource[]> {
  const { category, storeId, isFeatured } = place
  const hits = match === null ? null : matchUnranked(match)
  return ctx.facetSamples.ask(
    JSON.stringify([category, storeId, isFeatured, match, isByEnd]),
    () => sampleFacets(ctx.db, place, hits, isByEnd ? ctx.now() : null),
    () => [],
  )
}

/**
 * A page of a listing with its facets. A search that finds nothing is tried once more with its typing
 * errors mended.
 * @param place what the page itself fixes (a category's page, a store): facets are counted within it
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function browse(
  ctx: Context,
  filter: BrowseFilter,
  place: FacetPlace,
  cursorText: string | null,
): Promise<BrowseView> {
  const cursor = cursorText === null ? null : decodeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const match = await toMatch(ctx.db, filter.query)
  const sample = await sampleOf(ctx, place, match, filter.sort === 'endingSoon')
  if (sample.length === 0 && match !== null) {
    const mendedQuery = await mendQuery(ctx.db, filter.query)
    if (mendedQuery !== null && mendedQuery !== filter.query) {
      const again = await browse(ctx, { ...filter, query: mendedQuery }, place, cursorText)
      return { ...again, mendedQuery }
    }
  }
  const facets = countFacets(sample, filter, match === null ? FACET_SAMPLE : MAX_MATCHES)
  const isOfMarket = match === null && !place.storeId && !place.isFeatured && filter.sort !== 'relevance'
  const isRare = isOfMarket && facets.isCapped && facets.total < FEW_OF_SAMPLE
  const few = isRare ? await findFew(ctx.db, filter, PAGE_SIZE) : null
  const matching = filter.sort === 'relevance' ? matchItems : matchUnranked
  const hits = match === null ? few : matching(match)
  const page = await browseItems(ctx.db, filter, hits, cursor, PAGE_SIZE, ctx.now())
  return { ...page, facets, mendedQuery: null }
}

export interface ItemView {
  item: ItemDetail
  descriptionHtml: string
  reviews: ReviewView[]
  similar: ItemCard[]
}

const REVIEWS_SHOWN = 10
const SIMILAR_SHOWN = 12

/** Everything on an item's page. Null when there is no such item; `item.slug` differs when the slug is an old one. */
export async function itemPage(ctx: Context, slug: string): Promise<ItemView | null> {
  const item = await findItem(ctx.db, { slug })
  if (!item) return null
  const [reviews, similar] = await Promise.all([
    findReviews(ctx.db, item.id, REVIEWS_SHOWN),
    findSimilar(ctx.db, item.category, item.id, SIMILAR_SHOWN),
  ])
  return { item, descriptionHtml: renderMarkdown(item.description), reviews, similar }
}

/** Items looked at before that are shown again. */
const RECENT_SHOWN = 12

/** Cards of items by their slugs, in the order asked for; what is no longer for sale is left out. */
export async function cardsOf(ctx: Context, slugs: readonly string[]): Promise<ItemCard[]> {
  const wanted = [...new Set(slugs)].slice(0, RECENT_SHOWN)
  if (wanted.length === 0) return []
  const found = new Map((await findCardsOf(ctx.db, wanted)).map((card) => [card.slug, card]))
  return wanted.flatMap((slug) => found.get(slug) ?? [])
}

export const storePage = (ctx: Context, idOrSlug: string): Promise<StoreView | null> =>
  findStore(ctx.db, idOrSlug)

export const categoryCounts = (ctx: Context): Promise<Map<string, number>> => countByCategory(ctx.db)
