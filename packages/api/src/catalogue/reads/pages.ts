import {
  type BannerView,
  countByCategory,
  findBanners,
  findFeatured,
  findHomePosts,
  findItem,
  findNewest,
  findReviews,
  findStore,
  findStoreFigures,
  findTrending,
  findTrendingOf,
  type ItemCard,
  type ItemDetail,
  listOfferedFiles,
  listQuestions,
  type OfferedFile,
  type PostCard,
  type QuestionView,
  type ReviewView,
  type StoreFigures,
  type StoreView,
} from '@pasar/db'
import {
  HOME_SECTION_SIZE,
  type Language,
  NO_REPLIES,
  nextBannerChange,
  safeLink,
  shownBanners,
} from '@pasar/domain'
import type { Context } from '../../platform/context'
import { renderMarkdown } from '../../platform/markdown'
import { PageParts } from '../../platform/page-parts'
import { isFeatureOn } from '../../platform/settings/require-feature'

const HOME_ARTICLES = 3

export interface HomeView {
  banners: BannerView[]
  trending: ItemCard[]
  featured: ItemCard[]
  newest: ItemCard[]
  /** Of the blog, as staff chose. */
  articles: PostCard[]
  /** No part failed. */
  isWhole: boolean
  /** When other banners are shown by themselves; null for never. */
  bannersUntil: number | null
}

/** The table may be older than the rule for links, or be written past it: what leads nowhere safe is not shown. */
async function findSafeBanners(
  { db, log }: Context,
  language: Language,
  now: number,
): Promise<Pick<HomeView, 'banners' | 'bannersUntil'>> {
  const found = await findBanners(db, language)
  const timed = found.map((banner) => ({ ...banner, isActive: true, imageKey: banner.image }))
  const banners = shownBanners(timed, now).flatMap(
    ({ id, title, description, image, blur, buttonText, link }) => {
      const safe = safeLink(link)
      if (safe !== null) return [{ id, title, description, image, blur, buttonText, link: safe }]
      log.warn({ banner: id }, 'a banner is left out: its link is not safe')
      return []
    },
  )
  return { banners, bannersUntil: nextBannerChange(timed, now) }
}

/** @param withArticles whether it shows what was featured of the blog */
export async function homePage(ctx: Context, language: Language, withArticles = true): Promise<HomeView> {
  const parts = new PageParts(ctx)
  const hasArticles = withArticles && (await isFeatureOn(ctx, 'blog'))
  const [shown, trending, featured, newest, articles] = await Promise.all([
    parts.read(findSafeBanners(ctx, language, ctx.now()), { banners: [], bannersUntil: null }),
    parts.read(findTrending(ctx.db, HOME_SECTION_SIZE), []),
    parts.read(findFeatured(ctx.db, HOME_SECTION_SIZE), []),
    parts.read(findNewest(ctx.db, HOME_SECTION_SIZE), []),
    hasArticles ? parts.read(findHomePosts(ctx.db, language, ctx.now(), HOME_ARTICLES), []) : [],
  ])
  parts.throwIfNoneRead()
  return { ...shown, trending, featured, newest, articles, isWhole: parts.isWhole }
}

export interface ItemView {
  item: ItemDetail
  descriptionHtml: string
  /** The most helpful ones. */
  reviews: ReviewView[]
  /** Those answered last. */
  questions: QuestionView[]
  figures: StoreFigures
  /** What buyers of a download get. */
  files: OfferedFile[]
  similar: ItemCard[]
  /** No part beside the item itself failed. */
  isWhole: boolean
}

const REVIEWS_SHOWN = 4
const QUESTIONS_SHOWN = 2
const SIMILAR_SHOWN = 12
const NO_FIGURES: StoreFigures = { rating: 0, reviews: 0, questions: 0, answers: 0, replies: NO_REPLIES }

/** Other items of the same category that people look at now. All items of a category share what is read for them. */
async function findSimilar(ctx: Context, { id: own, category }: ItemDetail): Promise<ItemCard[]> {
  const cards = await ctx.trendingCards.ask(
    category,
    async () => ctx.knownCards.read(ctx.db, await findTrendingOf(ctx.db, category, SIMILAR_SHOWN + 1)),
    (found) => ({
      items: found.map(({ id }) => id),
      stores: found.map(({ storeId }) => storeId),
      lists: true,
      settings: false,
    }),
  )
  return cards.filter(({ id }) => id !== own).slice(0, SIMILAR_SHOWN)
}

/** Everything on an item's page. Null when there is no such item; `item.slug` differs when the slug is an old one. */
export async function itemPage(ctx: Context, slug: string): Promise<ItemView | null> {
  const item = await findItem(ctx.db, { slug })
  if (!item) return null
  const parts = new PageParts(ctx)
  const [reviews, { questions }, figures, files, similar] = await Promise.all([
    parts.read(findReviews(ctx.db, item.id, REVIEWS_SHOWN), []),
    parts.read(listQuestions(ctx.db, item.id, null, QUESTIONS_SHOWN), { questions: [], next: null }),
    parts.read(findStoreFigures(ctx.db, item.store.id), NO_FIGURES),
    item.isVirtual ? parts.read(listOfferedFiles(ctx.db, item.id), []) : [],
    parts.read(findSimilar(ctx, item), []),
  ])
  return {
    item,
    descriptionHtml: renderMarkdown(item.description),
    reviews,
    questions,
    figures,
    files,
    similar,
    isWhole: parts.isWhole,
  }
}

/** An item people may see, by any slug it ever had. */
export const findItemBySlug = (ctx: Context, slug: string): Promise<ItemDetail | null> =>
  findItem(ctx.db, { slug })

/** A store with what buyers say of it; null when there is none. */
export async function storePage(
  ctx: Context,
  idOrSlug: string,
): Promise<(StoreView & { figures: StoreFigures }) | null> {
  const store = await findStore(ctx.db, idOrSlug)
  return store && { ...store, figures: await findStoreFigures(ctx.db, store.id) }
}

export const categoryCounts = (ctx: Context): Promise<Map<string, number>> => countByCategory(ctx.db)
