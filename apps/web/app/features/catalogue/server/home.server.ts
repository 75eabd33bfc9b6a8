import { homePage } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import type { CardView } from '../../platform/client/card-view'
import { toCardViews } from '../../platform/server/card-view.server'
import { renderHomeArticles } from './home-articles.server'
import { findWishes } from './wishes.server'

export interface BannerSlide {
  id: string
  title: string
  description: string
  image: string
  blur: string
  buttonText: string
  link: string
}

export interface Shelves {
  trending: CardView[]
  featured: CardView[]
  newest: CardView[]
  /** Of the blog, as HTML; empty for none. */
  articles: string
  /** No part of the page failed. */
  isWhole: boolean
}

/** The banners and the three shelves, for visitors and for members alike. */
export async function loadShelves(
  request: Request,
  context: AppLoadContext,
  withArticles = true,
): Promise<{ banners: BannerSlide[]; shelves: Shelves; wishes: string }> {
  const { ctx } = context
  const language = await languageOf(request)
  const page = await homePage(ctx, language, withArticles)
  const { banners, trending, featured, newest, isWhole } = page
  const cards = [...trending, ...featured, ...newest]
  const ids = new Set(cards.map(({ id }) => id))
  if (isWhole)
    context.keepPage({
      items: ids,
      stores: cards.map(({ storeId }) => storeId),
      lists: true,
      banners: true,
      blog: withArticles,
      until: page.bannersUntil,
      settings: true,
    })
  const wishes = await findWishes(context, [...ids])
  const toShelf = (cards: typeof trending) => toCardViews(cards, ctx.now())
  return {
    banners,
    wishes,
    shelves: {
      trending: toShelf(trending),
      featured: toShelf(featured),
      newest: toShelf(newest),
      articles: renderHomeArticles(language, page.articles),
      isWhole,
    },
  }
}
