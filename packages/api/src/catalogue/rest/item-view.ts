import type { ItemCard, ItemDetail } from '@pasar/db'
import { type CartItem, describeAttribute, listAttributes, nameAttribute, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import type { Actor } from '../../access/actors'
import type { Context } from '../../platform/context'
import { ringgit } from '../../platform/rest/fields'
import { fieldShape, writeFields } from './item-fields'
import { PICTURE_TO_SHOW, pictureAddress } from './pictures'

const images = z
  .array(z.string())
  .meta({ description: 'Absolute addresses, the first one first: WebP, or AVIF for whoever accepts it.' })

/** An item as lists show it. */
export const listedItemSchema = z.object({ ...fieldShape, images }).meta({ id: 'ListedItem' })
export type ListedItem = z.output<typeof listedItemSchema>

const dimensions = z
  .object({ lengthCm: z.number(), widthCm: z.number(), heightCm: z.number() })
  .nullable()
  .meta({ description: 'Null where it is not set, and for digital goods.' })

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
    ...fieldShape,
    description: z.string().meta({ description: 'Markdown.' }),
    category: z.string(),
    condition: z.string(),
    attributes: z
      .array(z.object({ key: z.string(), name: z.string(), value: z.string(), label: z.string() }))
      .meta({
        description:
          'What the seller has specified, such as size, colour or author. `name` and `label` are in English.',
      }),
    sold: z.number().int().min(0),
    isForSale: z.boolean().meta({
      description:
        'False while it is paused, or its store is on holiday and sells nothing: `quantity` is 0 then.',
    }),
    endsAt: z.iso.datetime().nullable().meta({ description: 'When an auction ends.' }),
    variants: z.array(
      z.object({ _id: z.string(), name: z.string(), price: ringgit, quantity: z.number().int().min(0) }),
    ),
  })
  .meta({ id: 'Item' })
export type Item = z.output<typeof itemSchema>

export const toListedItem = (ctx: Context, card: ItemCard): ListedItem => ({
  ...writeFields(card),
  images: card.images.map(({ key }) => pictureAddress(ctx, key, PICTURE_TO_SHOW)),
})

/** Before its items are paused one by one, a store that hides them already sells none of them; its auctions go on. */
const isForSale = ({ status, listingType, store }: ItemDetail): boolean =>
  status === 'active' && !(store.hidesItems && listingType === 'Fixed')

export function toItem(ctx: Context, actor: Actor, item: ItemDetail): Item {
  const isSold = isForSale(item)
  return {
    ...writeFields(isSold ? item : { ...item, stock: 0 }),
    isForSale: isSold,
    images: item.images.map(({ key }) => pictureAddress(ctx, key, PICTURE_TO_SHOW)),
    seller: { _id: item.seller.id, email: actor === null ? '' : item.seller.email },
    store: { _id: item.store.id, storeName: item.store.name },
    isVirtual: item.isVirtual,
    dimensions: item.dimensions,
    shippingDetails: { cost: toRinggit(item.baseShipping), method: item.shippingMethod },
    description: item.description,
    category: item.category,
    condition: item.condition,
    attributes: listAttributes(item.category, item.attributes).map(({ key, value }) => ({
      key,
      name: nameAttribute('en', key),
      value,
      label: describeAttribute('en', key, value),
    })),
    sold: item.soldCount,
    endsAt: item.endsAt === null ? null : new Date(item.endsAt).toISOString(),
    variants: item.variants.map(({ id, name, price, stock }) => ({
      _id: id,
      name,
      price: toRinggit(price),
      quantity: isSold ? stock : 0,
    })),
  }
}

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
