import { homePage } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { languageOf } from '../../i18n/language.server'
import { toShelves } from '../catalogue/card-view.server'
import type { CardView } from '../catalogue/card-view'

export interface BannerSlide {
  id: string
  title: string
  description: string
  image: string
  buttonText: string
  link: string
}

export interface Shelves {
  trending: CardView[]
  featured: CardView[]
  newest: CardView[]
}

/** The banners and the three shelves, for visitors and for members alike. */
export async function loadShelves(
  request: Request,
  context: AppLoadContext,
): Promise<{ banners: BannerSlide[]; shelves: Shelves }> {
  const { banners, ...lists } = await homePage(context.ctx, await languageOf(request))
  return { banners, shelves: await toShelves(context, lists) }
}
