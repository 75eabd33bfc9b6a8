import { bumpTrend, type CategorySlug, CONDITIONS, days, isCategory, sen, slugOfTitle } from '@pasar/domain'
import { attributesOfGood } from '../attributes'
import type { DemoGood } from '../goods/types'
import { drawBetween, drawChance, drawOne, makeWeightedDraw, type Random, type SeedIds } from '../ids'
import type { SeedItem, SeedVariant, StoredPictureLike } from '../items'
import type { SeedStore } from '../stores'
import { FINISHES, MAKERS } from './words'

const PICTURE_SIZE = 960
/** Of the goods that come in several sizes or colours, how many are listed so. */
const WITH_OPTIONS = 0.4

export interface CatalogueItem extends SeedItem {
  stars: { sum: number; count: number }
}

/** Makes the item of a number, different from the one of any other number. */
export type ItemMaker = (number: number, store: SeedStore, publishedAt: number) => CatalogueItem

/** The pictures every demo good has. Whether their files exist is for the picture's fallback to settle. */
const listPictures = (index: number): StoredPictureLike[] =>
  [0, 1].map((view) => ({
    key: `demo-${String(index).padStart(4, '0')}-${view}`,
    width: PICTURE_SIZE,
    height: PICTURE_SIZE,
    blur: '',
  }))

interface Template {
  good: DemoGood
  category: CategorySlug
  pictures: StoredPictureLike[]
}

const readTemplates = (goods: readonly DemoGood[]): Template[] =>
  goods.flatMap((good, index) =>
    isCategory(good.category) && good.auction !== true
      ? [{ good, category: good.category, pictures: listPictures(index) }]
      : [],
  )

/** A price of the same kind of thing: from half to twice as much, ending in .00, .50 or .90. */
function varyPrice(random: Random, priceSen: number): number {
  const ringgit = Math.max(1, Math.round((priceSen / 100) * 2 ** (random() * 2 - 1)))
  return ringgit * 100 + drawOne(random, [0, 50, 90, -10])
}

function makeVariants(
  random: Random,
  ids: SeedIds,
  good: DemoGood,
  price: number,
  at: number,
): SeedVariant[] {
  const names = drawChance(random, WITH_OPTIONS) ? (good.variants?.map(({ name }) => name) ?? ['']) : ['']
  const isSoldOut = drawChance(random, 0.06)
  return names.map((name, index) => ({
    id: ids.next('variant', at),
    name,
    sku: '',
    price: sen(price + index * 100),
    stock: isSoldOut ? 0 : drawBetween(random, 1, drawChance(random, 0.15) ? 6 : 120),
  }))
}

export function makeItemMaker(
  random: Random,
  ids: SeedIds,
  goods: readonly DemoGood[],
  now: number,
): ItemMaker {
  const templates = readTemplates(goods)
  const drawCondition = makeWeightedDraw(random, [80, 8, 12])
  return (number, store, publishedAt) => {
    const { good, category, pictures } = drawOne(random, templates)
    const model = drawChance(random, 0.3)
      ? ` ${drawOne(random, 'ABCDEFGHKMPRSTVX'.split(''))}${number % 9_973}`
      : ''
    const maker = drawOne(random, MAKERS)
    const title = `${maker} ${good.title}${model}, ${drawOne(random, FINISHES)}`
    const price = varyPrice(random, good.priceSen)
    const reviews = drawChance(random, 0.55) ? Math.floor(1 / (random() + 0.004)) : 0
    const isVirtual = good.isVirtual ?? false
    return {
      id: ids.next('item', publishedAt),
      store,
      slug: `${slugOfTitle(title) || category}-${number.toString(36)}`,
      title,
      description: good.description,
      category,
      attributes: attributesOfGood({ title, description: good.description, category, maker }),
      condition: CONDITIONS[drawCondition()] ?? 'new',
      listingType: 'Fixed',
      status: 'active',
      price: sen(price),
      originalPrice: drawChance(random, 0.3) ? sen(Math.round(price * (1.1 + random() * 0.6))) : null,
      isVirtual,
      service: good.service,
      weightG: good.weightG,
      dimensions:
        isVirtual || good.service
          ? null
          : { lengthCm: good.lengthCm, widthCm: good.widthCm, heightCm: good.heightCm },
      baseShipping: sen(good.baseShippingSen),
      shipsFrom: store.country,
      soldCount: reviews * 3,
      trend: bumpTrend(0, 1 + reviews, now - Math.floor(random() * days(30))),
      featuredAt: null,
      endsAt: null,
      auction: null,
      publishedAt,
      variants: makeVariants(random, ids, good, price, publishedAt),
      pictures,
      files: [],
      stars: { sum: Math.round(reviews * (3.4 + random() * 1.6)), count: reviews },
    }
  }
}
