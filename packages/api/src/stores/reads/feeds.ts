import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type FeedItemRow, findStore, listFeedItems, listPrices } from '@pasar/db'
import {
  capWas,
  type FeedItem,
  type FeedStore,
  feedEntries,
  GOOGLE_FEED,
  highestWas,
  linkTo,
  META_FEED,
  shipsAgainAt,
  toPlainText,
} from '@pasar/domain'
import { PICTURE_TO_SHOW, pictureAddress } from '../../catalogue/rest/pictures'
import type { Context } from '../../platform/context'
import { renderMarkdown } from '../../platform/markdown'

const FORMATS = { google: GOOGLE_FEED, meta: META_FEED } as const

/** Items that are in memory at once. */
const AT_ONCE = 50

/** Raised when the same items are to be written in another way: who has a copy then fetches it anew. */
const WRITTEN_AS = 3

export interface StoreFeed {
  mediaType: string
  /** Another one whenever the feed is another one. */
  version: string
  /** Its text, an item at a time. */
  write(): AsyncGenerator<string>
}

/** An item with its description still as Markdown. */
async function toFeedItem(ctx: Context, row: FeedItemRow): Promise<FeedItem> {
  const { seq: _seq, publishedAt: _publishedAt, slug, originalPrice, variants, pictures, ...item } = row
  const highest =
    originalPrice === null ? null : highestWas(await listPrices(ctx.db, item.id), item.price, ctx.now())
  const linkOf = (variant?: string): string =>
    `${ctx.config.appUrl}${linkTo('/item/:slug', { slug }, { variant })}`
  const addressOf = (key: string): string => pictureAddress(ctx, key, PICTURE_TO_SHOW)
  const isGroup = variants.length > 1
  return {
    ...item,
    was: capWas(originalPrice, item.price, highest),
    pictures: pictures.map(addressOf),
    variants: variants.map((variant) => ({
      ...variant,
      link: linkOf(isGroup ? variant.id : undefined),
      picture:
        variant.picture !== null && pictures.includes(variant.picture) ? addressOf(variant.picture) : null,
    })),
  }
}

async function* readItems(ctx: Context, storeId: string): AsyncGenerator<FeedItem> {
  let after: FeedItemRow | null = null
  for (;;) {
    const rows: FeedItemRow[] = await listFeedItems(ctx.db, storeId, after, AT_ONCE)
    for (const row of rows) yield await toFeedItem(ctx, row)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last
    // Reading waits for nothing: without a turn in between a large store would hold up all others.
    await yieldToEventLoop()
  }
}

/**
 * The product feed of a store, which everybody may read. Its items are read for its version, and again to write it: whoever
 * has this version already is answered without.
 * @returns null when there is no such store
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function storeFeed(
  ctx: Context,
  idOrSlug: string,
  name: keyof typeof FORMATS,
): Promise<StoreFeed | null> {
  ctx.limits.count('feed', ctx.client)
  const found = await findStore(ctx.db, idOrSlug)
  if (!found) return null
  const format = FORMATS[name]
  const store: FeedStore = {
    zones: (await ctx.settings.read()).zones,
    name: found.name,
    link: `${ctx.config.appUrl}${linkTo('/store/:id', { id: found.slug })}`,
    description: found.description,
    freeShippingFrom: found.freeShippingFrom,
    shipsAgainAt: shipsAgainAt(found.holidayUntil, ctx.now()),
  }
  const version = createHash('sha256').update(JSON.stringify([WRITTEN_AS, name, store]))
  for await (const item of readItems(ctx, found.id)) version.update(JSON.stringify(item))
  const storeId = found.id
  async function* write() {
    yield format.head(store)
    for await (const item of readItems(ctx, storeId)) {
      const given = { ...item, description: toPlainText(renderMarkdown(item.description)) }
      for (const entry of feedEntries(given, store).filter(format.takes)) yield format.entry(entry, store)
    }
    yield format.tail
  }
  return { mediaType: format.mediaType, version: version.digest('base64url').slice(0, 27), write }
}
