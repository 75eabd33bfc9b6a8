import { noteSearch, type Teaser, type TeaserPlace, teaseListing } from '@pasar/api'
import { isCategory } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'

const CATEGORY_PATH = /^\/shop\/category\/([a-z]+)$/
const PLACES = new Map<string, TeaserPlace>([
  ['/shop-now', {}],
  ['/categories', {}],
  ['/shop/new', {}],
  ['/shop/trending', {}],
  ['/shop/featured', { isFeatured: true }],
])

/** The listing at an address; undefined where there is none. */
function placeAt(path: string): TeaserPlace | undefined {
  const slug = CATEGORY_PATH.exec(path)?.[1] ?? ''
  return isCategory(slug) ? { category: slug } : PLACES.get(path)
}

/**
 * What the listing holds that a visitor was sent away from.
 * @param from the address they came for, as `fromOf` has read it
 */
export async function teaserOf({ ctx }: AppLoadContext, from: string | null): Promise<Teaser | null> {
  if (from === null) return null
  const { pathname, searchParams } = new URL(from, ctx.config.appUrl)
  const place = placeAt(pathname)
  if (!place) return null
  const teaser = await teaseListing(ctx, searchParams, place)
  // They pressed "Search": unlike what is still being typed, it counts.
  if (teaser) noteSearch(ctx, place, searchParams.get('q') ?? '', teaser.hasMatches)
  return teaser
}
