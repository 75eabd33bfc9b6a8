import type { ItemCard, ItemDetail } from '@pasar/db'
import { type CartItem, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import type { Actor } from '../../access/actors'
import type { Context } from '../../platform/context'
import { ringgit } from '../../platform/rest/fields'
import { PICTURE_TO_SHOW, pictureAddress } from './pictures'

const images = z
  .array(z.string())
  .meta({ description: 'Absolute addresses, the first one first: WebP, or AVIF for whoever accepts it.' })

/** An item as lists show it. */
export const listedItemSchema = z
  .object({
    _id: z.string().meta({ examples: ['itm_1kdvdna00kj9wqyas7v12w'] }),
    title: z.string(),
    price: ringgit,
    originalPrice: ringgit.nullable().meta({ description: 'The price before an offer.' }),
    images,
    quantity: z.number().int().min(0).meta({ description: 'Pieces that can be had now.' }),
    listingType: z.enum(['Fixed', 'Auction']),
    rating: z.number().min(0).max(5).meta({ description: 'Average of the stars; 0 without reviews.' }),
    reviews: z.number().int().min(0),
    slug: z.string(),
  })
  .meta({ id: 'ListedItem' })
export type ListedItem = z.output<typeof listedItemSchema>

const dimensions = z
  .object({ lengthCm: z.number(), widthCm: z.number(), heightCm: z.number() })
  .nullable()
  .meta({ description: 'Null where nobody told, and for digital goods.' })

/** What a cart and an item's page know of an item. */
export const soldItemSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    price: ringgit,
    quantity: z.number().int().min(0),
    images,
    slug: z.string(),
    seller: z.object({
      _id: z.string(),
      email: z.string().meta({ description: 'Empty for whoever is not signed in.' }),
    }),
    store: z.object({ _id: z.string(), storeName: z.string() }),
    isVirtual: z.boolean(),
    dimensions,
    shippingDetails: z.object({ cost: ringgit, method: z.string() }),
  })
  .meta({ id: 'SoldItem' })
export type SoldItem = z.output<typeof soldItemSchema>

/** An item with everything that its page shows. */
export const itemSchema = soldItemSchema
  .extend({
    originalPrice: ringgit.nullable(),
    listingType: z.enum(['Fixed', 'Auction']),
    rating: z.number().min(0).max(5),
    reviews: z.number().int().min(0),
    description: z.string().meta({ description: 'Markdown.' }),
    category: z.string(),
    condition: z.string(),
    sold: z.number().int().min(0),
    endsAt: z.iso.datetime().nullable().meta({ description: 'When an auction ends.' }),
    variants: z.array(
      z.object({ _id: z.string(), name: z.string(), price: ringgit, quantity: z.number().int().min(0) }),
    ),
  })
  .meta({ id: 'Item' })
export type Item = z.output<typeof itemSchema>

/** Hundredths of a star. */
const toStars = (rating: number): number => rating / 100

export const toListedItem = (ctx: Context, card: ItemCard): ListedItem => ({
  _id: card.id,
  title: card.title,
  price: toRinggit(card.price),
  originalPrice: card.originalPrice === null ? null : toRinggit(card.originalPrice),
  images: card.images.map(({ key }) => pictureAddress(ctx, key, PICTURE_TO_SHOW)),
  quantity: card.stock,
  listingType: card.listingType,
  rating: toStars(card.rating),
  reviews: card.reviews,
  slug: card.slug,
})

export const toItem = (ctx: Context, actor: Actor, item: ItemDetail): Item => ({
  _id: item.id,
  title: item.title,
  price: toRinggit(item.price),
  originalPrice: item.originalPrice === null ? null : toRinggit(item.originalPrice),
  quantity: item.stock,
  images: item.images.map(({ key }) => pictureAddress(ctx, key, PICTURE_TO_SHOW)),
  slug: item.slug,
  seller: { _id: item.seller.id, email: actor === null ? '' : item.seller.email },
  store: { _id: item.store.id, storeName: item.store.name },
  isVirtual: item.isVirtual,
  dimensions: item.dimensions,
  shippingDetails: { cost: toRinggit(item.baseShipping), method: item.shippingMethod },
  listingType: item.listingType,
  rating: toStars(item.rating),
  reviews: item.reviews,
  description: item.description,
  category: item.category,
  condition: item.condition,
  sold: item.soldCount,
  endsAt: item.endsAt === null ? null : new Date(item.endsAt).toISOString(),
  variants: item.variants.map(({ id, name, price, stock }) => ({
    _id: id,
    name,
    price: toRinggit(price),
    quantity: stock,
  })),
})

/** The item of a line in a cart. */
export const toSoldItem = (ctx: Context, item: CartItem): SoldItem => ({
  _id: item.itemId,
  title: item.name,
  price: toRinggit(item.price),
  quantity: item.stockAvailable,
  images: item.images.map((key) => pictureAddress(ctx, key, PICTURE_TO_SHOW)),
  slug: item.slug,
  seller: { _id: item.seller ?? '', email: item.sellerEmail },
  store: { _id: item.storeId, storeName: item.storeName },
  isVirtual: item.isVirtualGood,
  dimensions: item.dimensions,
  shippingDetails: { cost: toRinggit(item.baseItemShippingCost), method: item.shippingMethod },
})
