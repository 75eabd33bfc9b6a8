import {
  type BannerView,
  type BrowsePage,
  browseItems,
  countByCategory,
  decodeCursor,
  FACET_SAMPLE,
  findBanners,
  findFeatured,
  findItem,
  findNewest,
  findReviews,
  findSimilar,
  findStore,
  findTrending,
  type ItemCard,
  type ItemDetail,
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

/**
 * A page of a listing with its facets. A search that finds nothing is tried once more with its typing
 * errors mended.
 * @param place what the page itself fixes (a category's page, a store): facets are counted within it
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function browse(
  ctx: Context,
  filter: BrowseFilter,
  place: Partial<BrowseFilter>,
  cursorText: string | null,
): Promise<BrowseView> {
  const cursor = cursorText === null ? null : decodeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const match = toMatch(filter.query)
  const endsAfter = filter.sort === 'endingSoon' ? ctx.now() : null
  const sample = await sampleFacets(ctx.db, place, match, endsAfter)
  if (sample.length === 0 && match !== null) {
    const mendedQuery = await mendQuery(ctx.db, filter.query)
    if (mendedQuery !== null && mendedQuery !== filter.query) {
      const again = await browse(ctx, { ...filter, query: mendedQuery }, place, cursorText)
      return { ...again, mendedQuery }
    }
  }
  const page = await browseItems(ctx.db, filter, match, cursor, PAGE_SIZE, ctx.now())
  return { ...page, facets: countFacets(sample, filter, FACET_SAMPLE), mendedQuery: null }
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

export const storePage = (ctx: Context, idOrSlug: string): Promise<StoreView | null> =>
  findStore(ctx.db, idOrSlug)

export const categoryCounts = (ctx: Context): Promise<Map<string, number>> => countByCategory(ctx.db)
