import {
  CATEGORIES,
  type CategorySlug,
  choicesOf,
  days,
  HOME_SECTION_SIZE,
  hours,
  isCategory,
  minSen,
  nameAttribute,
  optionChoices,
  type Sen,
  sen,
} from '@pasar/domain'
import { attributesOfGood } from '../attributes'
import type { DemoGood } from '../goods/types'
import { drawBetween, type Random, type SeedIds } from '../ids'
import type { SeedItem, SeedVariant, StoredFileLike, StoredPictureLike } from '../items'
import { makeSlugger } from '../slugs'
import type { SeedStore } from '../stores'

/** Items come onto the market over this time. */
const PUBLISHED_WITHIN = days(120)
/** Auctions that are over, of the ones in the list. */
const ENDED_AUCTIONS = 5

/** An item with how much people like it, before anything was sold. */
export interface DemoItem extends SeedItem {
  /** Weight in the draw of what people look at and buy; 1 is usual. */
  popularity: number
  /** How content its buyers are: the mean of its stars. */
  quality: number
}

const readCategory = (text: string): CategorySlug => {
  if (!isCategory(text)) throw new Error(`No such category: ${text}`)
  return text
}

function makeVariants(ids: SeedIds, good: DemoGood, at: number): SeedVariant[] {
  const options = good.variants ?? [{ name: '', stock: good.stock }]
  return options.map((option, index) => ({
    id: ids.next('variant', at),
    name: option.name,
    sku: option.name === '' ? '' : `${good.store.slice(0, 3).toUpperCase()}-${index + 1}`,
    price: sen(option.priceSen ?? good.priceSen),
    stock: option.stock,
  }))
}

/** The attribute of its category that the variants of a good are, as far as at least half of them are known by name. */
function findOption(category: CategorySlug, { variants = [] }: DemoGood): string | undefined {
  const values = variants.map(({ name }) => ({ values: [name, ''] as const }))
  return choicesOf(category)
    .map((key) => ({ key, name: nameAttribute('en', key) }))
    .find(({ key, name }) => {
      const known = optionChoices(category, { options: [name, ''], variants: values })[key] ?? []
      return known.length > 0 && known.length * 2 >= values.length
    })?.name
}

/** When the auctions end: some are over, one within hours, the rest over a week. */
const endOfAuction = (number: number, now: number): number =>
  number < ENDED_AUCTIONS ? now - hours(10 + number * 31) : now + hours(4 + (number - ENDED_AUCTIONS) * 11.5)

/** Turns the list of goods into items: published over four months, some of them loved more than others. */
export function planItems(
  random: Random,
  ids: SeedIds,
  goods: readonly DemoGood[],
  stores: ReadonlyMap<string, SeedStore>,
  stored: {
    pictures: readonly (readonly StoredPictureLike[])[]
    files: readonly (readonly StoredFileLike[])[]
  },
  now: number,
): DemoItem[] {
  const slugify = makeSlugger()
  let auctions = 0
  return goods.map((good, index) => {
    const store = stores.get(good.store)
    if (!store) throw new Error(`No store ${good.store} for ${good.title}`)
    const category = readCategory(good.category)
    const isAuction = good.auction === true
    const endsAt = isAuction ? endOfAuction(auctions++, now) : null
    const isEnded = endsAt !== null && endsAt <= now
    const publishedAt =
      endsAt === null
        ? now - hours(2) - Math.floor(random() * (PUBLISHED_WITHIN - hours(2)))
        : Math.min(endsAt - days(drawBetween(random, 7, 13)), now - hours(3))
    const id = ids.next('item', publishedAt)
    const variants = makeVariants(ids, good, publishedAt)
    const originalPrice = good.originalPriceSen
    const option = findOption(category, good)
    return {
      id,
      store,
      slug: slugify(good.title, () => `${category}-${id.slice(-6)}`),
      title: good.title,
      description: good.description,
      category,
      attributes: attributesOfGood({
        title: good.title,
        description: good.description,
        category,
        maker: store.name,
      }),
      condition: good.condition,
      listingType: isAuction ? 'Auction' : 'Fixed',
      status: isEnded ? 'sold_out' : 'active',
      price: variants.reduce<Sen>((least, { price }) => minSen(least, price), variants[0]?.price ?? sen(0)),
      originalPrice: originalPrice === undefined ? null : sen(originalPrice),
      isVirtual: good.isVirtual ?? false,
      service: good.service,
      weightG: good.weightG,
      dimensions:
        good.isVirtual === true || good.service
          ? null
          : { lengthCm: good.lengthCm, widthCm: good.widthCm, heightCm: good.heightCm },
      baseShipping: sen(good.baseShippingSen),
      shipsFrom: store.country,
      soldCount: 0,
      trend: 0,
      featuredAt: null,
      endsAt,
      auction: null,
      publishedAt,
      ...(option !== undefined && { option }),
      variants,
      pictures: stored.pictures[index] ?? [],
      files: (stored.files[index] ?? []).map((file) => ({ ...file, id: ids.next('file', publishedAt) })),
      popularity: drawPopularity(random, good.priceSen),
      quality: 3.7 + random() * 1.2,
    }
  })
}

/** Log-normal: most things sell a little and a few sell a lot; what is cheap sells more. */
function drawPopularity(random: Random, price: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(normal) * (2_000 / (price + 2_000)) ** 0.5
}

/** Of each category this many are featured, so that everything on offer is seen. */
const FEATURED_PER_CATEGORY = 2

/**
 * Items admins would choose: of each category those whose buyers are the most content. What everyone buys
 * anyway is left to the trends.
 */
export function chooseFeatured(
  items: readonly DemoItem[],
  trends: ReadonlyMap<string, number>,
  now: number,
): Map<string, number> {
  const trendOf = ({ id }: DemoItem): number => trends.get(id) ?? 0
  const trending = [...items].sort((a, b) => trendOf(b) - trendOf(a)).slice(0, HOME_SECTION_SIZE)
  const candidates = items
    .filter(({ listingType, status, variants }) => {
      const stock = variants.reduce((sum, variant) => sum + variant.stock, 0)
      return listingType === 'Fixed' && status === 'active' && stock > 0
    })
    .filter((item) => !trending.includes(item))
    .sort((a, b) => b.quality - a.quality)
  const chosen = CATEGORIES.map(({ slug }) =>
    candidates.filter(({ category }) => category === slug).slice(0, FEATURED_PER_CATEGORY),
  )
  // The best of every category first, then the second best.
  const inTurn = Array.from({ length: FEATURED_PER_CATEGORY }, (_, turn) =>
    chosen.flatMap((ofCategory) => ofCategory.slice(turn, turn + 1)),
  ).flat()
  return new Map(inTurn.map(({ id }, index) => [id, now - hours(9 + index * 17)]))
}
