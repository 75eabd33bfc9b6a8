import {
  countSitemapRows,
  findLastItemSeq,
  findSitemapId,
  listSitemapItems,
  listSitemapPosts,
  listSitemapStores,
  type SitemapTable,
} from '@pasar/db'
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

/** Pages with a form for one reader, or with a status, and what is no page but answers scripts: nothing for search engines. */
const NOT_FOR_SEARCH =
  /^\/(?:login|register|logout|session|settings|playground|newsletter|unauthorized|first-admin|forgot-password|verify-email|reset-password|confirm-email|seller-|staff-|search-suggestions|coupon-popup|recent)|\.xml$/

/** What has files of its own. */
export const SITEMAP_KINDS = ['stores', 'posts', 'items'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Files hold a range of ids, or of the row numbers of items, each of the same length. */
async function countFiles(ctx: Context, kind: SitemapKind, hasBlog: boolean): Promise<number> {
  if (kind === 'items') return Math.ceil((await findLastItemSeq(ctx.db)) / SITEMAP_FILE_SIZE)
  if (kind === 'posts' && !hasBlog) return 0
  return Math.ceil((await countSitemapRows(ctx.db, TABLES[kind])) / SITEMAP_FILE_SIZE)
}
const TABLES = { stores: 'stores', posts: 'blog_posts' } as const satisfies Record<string, SitemapTable>

/** How many files there are of each kind. */
export async function countSitemapFiles(ctx: Context): Promise<Record<SitemapKind, number>> {
  const { featuresOff } = await ctx.settings.read()
  const count = (kind: SitemapKind) => countFiles(ctx, kind, !featuresOff.has('blog'))
  const [stores, posts, items] = await Promise.all([count('stores'), count('posts'), count('items')])
  return { stores, posts, items }
}

/** Pages everyone may read. */
export async function* sitemapPages(ctx: Context): AsyncGenerator<SitemapEntry> {
  const { featuresOff } = await ctx.settings.read()
  for (const { path, area } of ROUTES.filter((row) => isRouteOn(row, featuresOff)))
    if (area === 'everyone' && isBuilt(path) && !path.includes(':') && !NOT_FOR_SEARCH.test(path))
      yield { path }
}

/** Behind every id. */
const AFTER_ALL = '\u{10ffff}'

/** The rows of one file, some at a time. @param list reads those over `after`, up to `upTo` */
async function* walkFile<Row extends { id: string }>(
  ctx: Context,
  table: SitemapTable,
  file: number,
  list: (range: { after: string; upTo: string; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const last = file * SITEMAP_FILE_SIZE
  let after = file === 1 ? '' : await findSitemapId(ctx.db, table, last - SITEMAP_FILE_SIZE)
  if (after === null) return
  const upTo = (await findSitemapId(ctx.db, table, last)) ?? AFTER_ALL
  for (;;) {
    const rows: Row[] = await list({ after, upTo, limit: AT_ONCE })
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return
    after = end.id
  }
}

async function* sitemapStores(ctx: Context, file: number): AsyncGenerator<SitemapEntry> {
  const list = (range: Parameters<typeof listSitemapStores>[1]) => listSitemapStores(ctx.db, range)
  for await (const { slug } of walkFile(ctx, 'stores', file, list))
    yield { path: linkTo('/store/:id', { id: slug }) }
}

async function* sitemapPosts(ctx: Context, file: number): AsyncGenerator<SitemapEntry> {
  const list = (range: Parameters<typeof listSitemapPosts>[1]) => listSitemapPosts(ctx.db, range, ctx.now())
  for await (const { slug, updatedAt, alternates } of walkFile(ctx, 'blog_posts', file, list))
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
}

async function* sitemapItems(ctx: Context, file: number): AsyncGenerator<SitemapEntry> {
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

const FILES = { stores: sitemapStores, posts: sitemapPosts, items: sitemapItems }

/** What one file holds. @param file from 1 */
export const sitemapFile = (ctx: Context, kind: SitemapKind, file: number): AsyncGenerator<SitemapEntry> =>
  FILES[kind](ctx, file)
