import {
  type AttributeValues,
  BY_APPOINTMENT,
  type CartItem,
  type CategorySlug,
  type Condition,
  DIGITAL_DELIVERY,
  type Dimensions,
  type ItemStatus,
  type ListingType,
  listCategoryWords,
  packItemChoices,
  type Sen,
  type ServicePlace,
  STANDARD_SHIPPING,
  searchedAttributes,
  ZERO,
} from '@pasar/domain'
import { type SeedAuction, writeAuction } from './auctions'
import type { SeedStore } from './stores'
import type { SeedWriter } from './writer'

/** A picture as the picture store returns it; this package does not handle the files themselves. */
export interface StoredPictureLike {
  key: string
  /** Pixels of the largest file. */
  width: number
  height: number
  /** A tiny preview as a data URI; empty for none. */
  blur: string
}

/** A file of a digital good, as the file store hands it out. */
export interface StoredFileLike {
  name: string
  key: string
  bytes: number
  sha256: string
  kind: string
}

/** A stored file with the id its row gets. */
export type SeedFile = StoredFileLike & { id: string }

export interface SeedVariant {
  id: string
  name: string
  sku: string
  price: Sen
  stock: number
}

export interface SeedItem {
  id: string
  store: SeedStore
  slug: string
  title: string
  description: string
  category: CategorySlug
  attributes: AttributeValues
  condition: Condition
  listingType: ListingType
  status: ItemStatus
  price: Sen
  originalPrice: Sen | null
  isVirtual: boolean
  /** Where a service takes place, and its area. */
  service?: { place: ServicePlace; area: string } | undefined
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shipsFrom: string
  soldCount: number
  trend: number
  featuredAt: number | null
  endsAt: number | null
  /** Null when it is sold at a fixed price. */
  auction: SeedAuction | null
  publishedAt: number
  /** What its variants differ by; left out where that has no name. */
  option?: string
  /** At least one; the stock of the item is their sum. */
  variants: readonly SeedVariant[]
  pictures: readonly StoredPictureLike[]
  /** Of a digital good. */
  files: readonly SeedFile[]
}

function shippingMethodOf({ isVirtual, service }: Pick<SeedItem, 'isVirtual' | 'service'>): string {
  if (service) return BY_APPOINTMENT
  return isVirtual ? DIGITAL_DELIVERY : STANDARD_SHIPPING
}

/** Writes an item with its slug, variants, pictures and words. @returns its row number */
export function writeItem(writer: SeedWriter, item: SeedItem): number {
  const { option = '' } = item
  const writeValue = ({ name }: SeedVariant): string => (option === '' ? '' : name)
  const seq = writer.insert('items', {
    id: item.id,
    seller_id: item.store.sellerId,
    store_id: item.store.id,
    slug: item.slug,
    title: item.title,
    description: item.description,
    category: item.category,
    choices: packItemChoices({
      ...item,
      options: [option, ''],
      variants: item.variants.map((variant) => ({ values: [writeValue(variant), ''] })),
    }),
    option1: option,
    condition: item.condition,
    listing_type: item.listingType,
    status: item.status,
    price_sen: item.price,
    original_price_sen: item.originalPrice,
    is_virtual: item.isVirtual ? 1 : 0,
    weight_g: item.weightG,
    length_cm: item.dimensions?.lengthCm ?? null,
    width_cm: item.dimensions?.widthCm ?? null,
    height_cm: item.dimensions?.heightCm ?? null,
    base_shipping_sen: item.baseShipping,
    shipping_method: shippingMethodOf(item),
    service_place: item.service?.place ?? null,
    service_area: item.service?.area ?? '',
    ships_from: item.shipsFrom,
    sold_count: item.soldCount,
    trend: item.trend,
    featured_at: item.featuredAt,
    ends_at: item.endsAt,
    published_at: item.publishedAt,
    updated_at: item.publishedAt,
  })
  for (const [key, value] of Object.entries(item.attributes))
    writer.insert('item_attributes', { item_id: item.id, key, value })
  writer.insert('item_slugs', { slug: item.slug, item_id: item.id })
  for (const [position, variant] of item.variants.entries()) {
    const { id, name, sku, price, stock } = variant
    const row = { id, item_id: item.id, position, name, sku, price_sen: price, stock }
    writer.insert('item_variants', { ...row, value1: writeValue(variant) })
  }
  if (item.auction) writeAuction(writer, item.id, item.auction)
  for (const [position, { key, width, height, blur }] of item.pictures.entries())
    writer.insert('item_images', { item_id: item.id, position, key, width, height, blur, alt: item.title })
  for (const { id, name, key, bytes, sha256, kind } of item.files)
    writer.insert('item_files', {
      id,
      item_id: item.id,
      series_id: id,
      name,
      key,
      bytes,
      sha256,
      kind,
      created_at: item.publishedAt,
    })
  writer.index({
    seq,
    title: item.title,
    store: item.store.name,
    category: listCategoryWords(item.category),
    description: `${item.description}\n${searchedAttributes(item.attributes)}`,
  })
  return seq
}

/** A variant of an item as the line of a cart, for pricing. */
export const toCartItem = (item: SeedItem, variant: SeedVariant, quantity: number): CartItem => ({
  variantId: variant.id,
  itemId: item.id,
  slug: item.slug,
  name: item.title,
  variantName: variant.name,
  price: variant.price,
  quantity,
  stockAvailable: variant.stock,
  image: item.pictures[0]?.key ?? null,
  images: item.pictures.map(({ key }) => key),
  seller: item.store.sellerId,
  sellerEmail: item.store.sellerEmail,
  storeId: item.store.id,
  storeName: item.store.name,
  storeSlug: item.store.slug,
  category: item.category,
  baseItemShippingCost: item.isVirtual ? ZERO : item.baseShipping,
  shippingMethod: shippingMethodOf(item),
  weightG: item.weightG,
  dimensions: item.dimensions,
  isVirtualGood: item.isVirtual,
  servicePlace: item.service?.place ?? null,
})
