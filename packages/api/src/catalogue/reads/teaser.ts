import { type BrowsePlace, canonicalListingQuery, parseBrowse } from '@pasar/domain'
import type { Context } from '../../platform/context'
import type { Teaser } from '../internal/cached-types'
import { browseQuietly } from './browse'

const MAX_ITEMS = 4

/** What the page itself fixes. */
export type TeaserPlace = Pick<BrowsePlace, 'category' | 'isFeatured'>

/** Counts a listing as members see it. The place and what the listing understands of its query are the key. */
async function countListing(ctx: Context, params: URLSearchParams, place: TeaserPlace): Promise<Teaser> {
  const { filter } = parseBrowse(params, place)
  const { items, facets, correctedQuery, hasMatches, isWidened } = await browseQuietly(
    ctx,
    filter,
    place,
    null,
  )
  return {
    hasMatches: hasMatches && !isWidened,
    query: correctedQuery ?? filter.query,
    total: facets.total,
    isCapped: facets.isCapped,
    items: items.slice(0, MAX_ITEMS).map(({ id, slug, title, price, images: [picture] }) => ({
      id,
      slug,
      title,
      price,
      ...(picture ? { picture: picture.key } : undefined),
    })),
  }
}

/**
 * What a listing holds, for those who have yet to sign in to see it. Kept until a commit changes it.
 * @param params the query of the listing's address
 * @returns null for a query with a price that is none
 */
export async function teaseListing(
  ctx: Context,
  params: URLSearchParams,
  place: TeaserPlace = {},
): Promise<Teaser | null> {
  const asked = new URLSearchParams(params)
  for (const name of ['cursor', 'sort']) asked.delete(name)
  const query = canonicalListingQuery(asked)
  if (query === null) return null
  return ctx.teasers.ask(
    JSON.stringify([place.category ?? null, place.isFeatured ?? false, query.toLowerCase()]),
    () => countListing(ctx, asked, place),
    ({ items }) => ({ items: items.map(({ id }) => id), lists: true, catalogue: true }),
  )
}
