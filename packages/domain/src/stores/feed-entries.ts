import {
  type AttributeKey,
  type AttributeValues,
  describeAttribute,
  listAttributes,
  nameAttribute,
} from '../catalogue/attributes'
import { CATEGORIES } from '../catalogue/categories'
import type { Condition } from '../catalogue/facets'
import { gtinOfIsbn } from '../catalogue/gtin'
import type { Sen } from '../kernel/money'
import type { Millis } from '../kernel/time'
import { type Dimensions, HOME_COUNTRY, quotePieceShipping, type ShippingZone } from '../shipping/shipping'

/** A store as its feeds name it. */
export interface FeedStore {
  zones: readonly ShippingZone[]
  name: string
  /** Its absolute address. */
  link: string
  description: string
  freeShippingFrom: Sen | null
  /** While it is on holiday: when it ships again. */
  shipsAgainAt: Millis | null
}

/** An item that is on sale at a fixed price. */
export interface FeedItem {
  id: string
  title: string
  /** Plain text. */
  description: string
  category: string
  attributes: AttributeValues
  condition: Condition
  /** Of its cheapest variant. */
  price: Sen
  /** What it may be said to have cost before (`capWas`). */
  was: Sen | null
  isVirtual: boolean
  weightG: number
  dimensions: Dimensions | null
  shipsFrom: string
  options: readonly [string, string]
  /** Absolute addresses, the first picture first. */
  pictures: readonly string[]
  variants: readonly {
    id: string
    /** The absolute address at which it is chosen. */
    link: string
    values: readonly [string, string]
    price: Sen
    stock: number
    /** The number below its barcode; empty for none. */
    gtin: string
    /** The absolute address of its own picture; null for none. */
    picture: string | null
  }[]
}

/** What both feeds have a field for. */
export const FEED_FACTS = ['color', 'size', 'material', 'pattern'] as const
export type FeedFact = (typeof FEED_FACTS)[number]

/** One thing to be bought: an item of one kind, or a variant of another. */
export interface FeedEntry {
  id: string
  /** What variants of one item have in common. */
  groupId: string | null
  title: string
  description: string
  link: string
  picture: string
  morePictures: readonly string[]
  availability: 'in_stock' | 'out_of_stock' | 'backorder'
  /** When it is shipped, if that is not now. */
  availableAt: Millis | null
  /** What it costs, or what it cost before where it is on sale. */
  price: Sen
  salePrice: Sen | null
  condition: 'new' | 'used_like_new' | 'used'
  isVirtual: boolean
  category: string
  facts: Partial<Record<FeedFact, string>>
  brand: string | null
  gtin: string | null
  /** Whether what Google asks for is known: the number below the barcode, of clothes the brand. */
  isIdentified: boolean
  /** Options and attributes that neither feed has a field for: name and value. */
  otherFacts: readonly (readonly [string, string])[]
  /** One piece on its own within Malaysia; null where nobody knows its weight. */
  shipping: Sen | null
  weightG: number
  dimensions: Dimensions | null
  shipsFrom: string | null
}

/** Both ask for at most so many characters. */
const LONGEST_TITLE = 150
const LONGEST_DESCRIPTION = 5_000
/** Google's is the shorter one. */
const LONGEST_BRAND = 70
const MORE_PICTURES = 10

/** How sellers call the options that feeds have a field for. */
const FACT_NAMES: Record<string, FeedFact> = {
  color: 'color',
  colour: 'color',
  warna: 'color',
  颜色: 'color',
  size: 'size',
  saiz: 'size',
  尺寸: 'size',
  尺码: 'size',
  大小: 'size',
  material: 'material',
  bahan: 'material',
  材质: 'material',
  材料: 'material',
  pattern: 'pattern',
  corak: 'pattern',
  图案: 'pattern',
}

const CONDITION_NAMES = { new: 'new', like_new: 'used_like_new', used: 'used' } as const satisfies Record<
  Condition,
  FeedEntry['condition']
>

/** The beginning of a text; no character is cut in two. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

function titleOf({ title }: FeedItem, values: readonly string[]): string {
  const tail = values.length === 0 ? '' : cut(` – ${values.join(', ')}`, LONGEST_TITLE / 2)
  return cut(title, LONGEST_TITLE - tail.length) + tail
}

/** Attributes that feeds have a field for. */
const ATTRIBUTE_FACTS: Partial<Record<AttributeKey, FeedFact>> = {
  colour: 'color',
  size: 'size',
  material: 'material',
}

/** What an option says of a variant comes before what is said of the item. */
function factsOf(
  { options, category, attributes }: FeedItem,
  { values, gtin: typed }: Pick<FeedItem['variants'][number], 'values' | 'gtin'>,
) {
  const facts: Partial<Record<FeedFact, string>> = {}
  const otherFacts: [string, string][] = []
  for (const at of [0, 1] as const) {
    const [name, value] = [options[at], values[at]]
    if (value === '') continue
    const known = FACT_NAMES[name.trim().toLowerCase()]
    if (known !== undefined && facts[known] === undefined) facts[known] = value
    else if (name !== '') otherFacts.push([name, value])
  }
  const { brand, isbn = '' } = attributes
  for (const { key, value } of listAttributes(category, attributes)) {
    if (key === 'brand' || key === 'isbn') continue
    const known = ATTRIBUTE_FACTS[key]
    const text = describeAttribute('en', key, value)
    if (known === undefined) otherFacts.push([nameAttribute('en', key), text])
    else facts[known] ??= text
  }
  const gtin = typed || gtinOfIsbn(isbn)
  return {
    facts,
    otherFacts,
    brand: brand === undefined ? null : cut(brand, LONGEST_BRAND),
    gtin,
    isIdentified: gtin !== null || (category === 'clothing' && brand !== undefined),
  }
}

/** Feeds name no place where something that is downloaded comes from, and no weight. */
function parcelOf(item: FeedItem, store: FeedStore, price: Sen) {
  const { isVirtual, weightG, dimensions, shipsFrom } = item
  const { fee } = quotePieceShipping(
    item,
    price,
    { country: HOME_COUNTRY, zones: store.zones },
    store.freeShippingFrom,
  )
  if (isVirtual) return { shipping: fee, weightG: 0, dimensions: null, shipsFrom: null }
  const isKnown = weightG > 0 || dimensions !== null
  return { shipping: isKnown ? fee : null, weightG, dimensions, shipsFrom }
}

/**
 * What feeds say of an item: an entry for each variant. An item without a picture has none, because both feeds refuse
 * those. A sale price is given only where the price before is one that the item may show, and only for what costs the
 * price that was lowered.
 */
export function feedEntries(item: FeedItem, store: FeedStore): FeedEntry[] {
  const [first] = item.pictures
  if (first === undefined) return []
  const isGroup = item.options[0] !== '' || item.variants.length > 1
  return item.variants.map((variant) => {
    const isOnSale = item.was !== null && variant.price === item.price && item.was > variant.price
    const waits = store.shipsAgainAt !== null && !item.isVirtual
    const picture = variant.picture ?? first
    const shown = variant.values.filter((value) => value !== '')
    return {
      id: isGroup ? variant.id : item.id,
      groupId: isGroup ? item.id : null,
      title: titleOf(item, isGroup ? shown : []),
      description: cut(item.description || item.title, LONGEST_DESCRIPTION),
      link: variant.link,
      picture,
      morePictures: item.pictures.filter((other) => other !== picture).slice(0, MORE_PICTURES),
      availability: variant.stock < 1 ? 'out_of_stock' : waits ? 'backorder' : 'in_stock',
      availableAt: variant.stock < 1 || !waits ? null : store.shipsAgainAt,
      price: isOnSale && item.was !== null ? item.was : variant.price,
      salePrice: isOnSale ? variant.price : null,
      condition: CONDITION_NAMES[item.condition],
      isVirtual: item.isVirtual,
      category: CATEGORIES.find(({ slug }) => slug === item.category)?.name ?? item.category,
      ...factsOf(item, variant),
      ...parcelOf(item, store, variant.price),
    }
  })
}
