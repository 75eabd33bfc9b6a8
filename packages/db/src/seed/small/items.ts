import { bumpTrend, days, defaultBaseShipping, hours, minutes, SHIPPING_ZONES, sen } from '@pasar/domain'
import { attributesOfGood } from '../attributes'
import { openAuction } from '../auctions'
import type { SeedItem, StoredPictureLike } from '../items'
import type { SeedStore } from '../stores'
import { nameItem } from './constants'
import { SMALL_FILE } from './files'
import { SMALL_GOODS, type SmallGood } from './goods'
import { SMALL_FILLERS } from './shelves'

/** Keys of the pictures the small seed names; `makeSmallPictures` of `@pasar/api` makes their files. */
export const SMALL_PICTURE_KEYS: readonly string[] = [1, 2, 3, 4, 5, 6].map((number) => `small-${number}`)
const PICTURE_SIZE = 960

/** Before the oldest order. */
const PUBLISHED_BEFORE = days(60)
/** Auctions must still run when a browser test looks at them on the real clock. */
const AUCTION_TIME = days(3_650)

function listPictures(index: number): StoredPictureLike[] {
  const picked = [index, index + 1].map((at) => SMALL_PICTURE_KEYS[at % SMALL_PICTURE_KEYS.length] ?? '')
  return picked.map((key) => ({ key, width: PICTURE_SIZE, height: PICTURE_SIZE, blur: '' }))
}

const endOf = (good: SmallGood, now: number): number | null => {
  if (good.isAuction !== true) return null
  return good.isEnded === true ? now - days(2) : now + AUCTION_TIME
}

function makeItem(
  good: SmallGood,
  index: number,
  store: SeedStore,
  soldCount: number,
  now: number,
): SeedItem {
  const { id, variantIds } = nameItem(good)
  const options = good.variants ?? [{ name: '', price: good.price, stock: good.stock }]
  const publishedAt = now - PUBLISHED_BEFORE - hours(index)
  const endsAt = endOf(good, now)
  const measures = {
    isVirtual: good.isVirtual ?? false,
    weightG: good.weightG,
    dimensions: good.dimensions ?? null,
  }
  const buyNow = good.buyNow === undefined ? null : sen(good.buyNow)
  const auction = endsAt === null ? null : openAuction(sen(good.price), endsAt, { buyNow })
  return {
    id,
    store,
    slug: good.slug,
    title: good.title,
    description: `**${good.title}** from ${store.name}.\n\nPacked with care, sent within two days.`,
    category: good.category,
    attributes: attributesOfGood({
      title: good.title,
      description: '',
      category: good.category,
      maker: store.name,
    }),
    condition: good.condition ?? 'new',
    listingType: good.isAuction === true ? 'Auction' : 'Fixed',
    status: good.isEnded === true ? 'sold_out' : 'active',
    price: sen(good.price),
    originalPrice: good.originalPrice === undefined ? null : sen(good.originalPrice),
    ...measures,
    baseShipping:
      good.baseShipping === undefined
        ? defaultBaseShipping(measures, SHIPPING_ZONES)
        : sen(good.baseShipping),
    shipsFrom: good.shipsFrom ?? 'MY',
    soldCount,
    // The earlier in the list, the more it trends; no two are alike.
    trend: bumpTrend(0, 100 - index, now - hours(index)),
    featuredAt: good.isFeatured === true ? now - minutes(index + 1) : null,
    endsAt,
    auction: auction && good.isEnded === true ? { ...auction, state: 'unsold' } : auction,
    publishedAt,
    variants: options.map(({ name, price, stock }, at) => ({
      id: variantIds[at] ?? '',
      name,
      sku: '',
      price: sen(price),
      stock,
    })),
    pictures: good.hasNoPicture === true ? [] : listPictures(index),
    files: good === SMALL_GOODS.virtual ? [SMALL_FILE] : [],
  }
}

/**
 * The items of the small seed by their id; the newest and the most trending come first.
 * @param sold pieces sold by item id
 */
export function makeSmallItems(
  stores: ReadonlyMap<string, SeedStore>,
  sold: ReadonlyMap<string, number>,
  now: number,
): Map<string, SeedItem> {
  const goods: readonly SmallGood[] = [...Object.values(SMALL_GOODS), ...SMALL_FILLERS]
  return new Map(
    goods.map((good, index) => {
      const { id, store } = nameItem(good)
      const owner = stores.get(store.id)
      if (!owner) throw new Error(`No store for ${good.slug}`)
      return [id, makeItem(good, index, owner, sold.get(id) ?? 0, now)]
    }),
  )
}
