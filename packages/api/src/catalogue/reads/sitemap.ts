import { findLastItemSeq, listSitemapItems, listSitemapPosts, listSitemapStores } from '@pasar/db'
import { isBuilt, isRouteOn, LANGUAGE_TAG, linkTo, ROUTES } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** What one file of a sitemap may hold, by the protocol (sitemaps.org). */
const SITEMAP_FILE_SIZE = 50_000
const AT_ONCE = 1_000

/** Something for search engines, within the market. */
export interface SitemapEntry {
  path: string
  updatedAt?: number
  /** What says the same in several languages, by their tags; itself among them. */
  alternates?: { tag: string; path: string }[]
}

/** Pages with a form for one reader, or with a status: nothing for search engines. */
const NOT_FOR_SEARCH =
  /^\/(?:login|register|logout|session|settings|playground|newsletter|unauthorized|first-admin|forgot-password|verify-email|reset-password|confirm-email|seller-|staff-)/

/** How many files of items there are: each holds those of a range of row numbers. */
export const countSitemapFiles = async (ctx: Context): Promise<number> =>
  Math.ceil((await findLastItemSeq(ctx.db)) / SITEMAP_FILE_SIZE)

/** Pages everyone may read, the stores, and the articles. */
export async function* sitemapPages(ctx: Context): AsyncGenerator<SitemapEntry> {
  const { featuresOff } = await ctx.settings.read()
  for (const { path, area } of ROUTES.filter((row) => isRouteOn(row, featuresOff)))
    if (area === 'everyone' && isBuilt(path) && !path.includes(':') && !NOT_FOR_SEARCH.test(path))
      yield { path }
  let after = ''
  for (;;) {
    const stores = await listSitemapStores(ctx.db, after, AT_ONCE)
    for (const { slug } of stores) yield { path: linkTo('/store/:id', { id: slug }) }
    const last = stores.at(-1)
    if (!last || stores.length < AT_ONCE) break
    after = last.id
  }
  if (!featuresOff.has('blog')) yield* sitemapPosts(ctx)
}

async function* sitemapPosts(ctx: Context): AsyncGenerator<SitemapEntry> {
  let after = ''
  for (;;) {
    const posts = await listSitemapPosts(ctx.db, after, ctx.now(), AT_ONCE)
    for (const { slug, updatedAt, alternates } of posts)
      yield {
        path: linkTo('/blog/:slug', { slug }),
        updatedAt,
        ...(alternates.length > 1 && {
          alternates: alternates.map((other) => ({
            tag: LANGUAGE_TAG[other.language],
            path: linkTo('/blog/:slug', { slug: other.slug }),
          })),
        }),
      }
    const last = posts.at(-1)
    if (!last || posts.length < AT_ONCE) return
    after = last.id
  }
}

/** The items of one file. @param file from 1 */
export async function* sitemapItems(ctx: Context, file: number): AsyncGenerator<SitemapEntry> {
  const upTo = file * SITEMAP_FILE_SIZE
  let after = upTo - SITEMAP_FILE_SIZE
  for (;;) {
    const items = await listSitemapItems(ctx.db, { after, upTo, limit: AT_ONCE })
    for (const { slug, updatedAt } of items) yield { path: linkTo('/item/:slug', { slug }), updatedAt }
    const last = items.at(-1)
    if (!last || items.length < AT_ONCE) return
    after = last.seq
  }
}
