import type {
  AttributeValues,
  Condition,
  Dimensions,
  ItemStatus,
  ListingType,
  Sen,
  ServicePlace,
} from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  ITEM_ATTRIBUTES,
  type ItemPicture,
  readDimensions,
  readItemAttributes,
  readItemPictures,
} from '../../catalogue/rows'
import type { Db } from '../../kernel/db'
import { beginsWith, jsonRows, jsonTuple } from '../../kernel/dialect'
import { jsonColumn, senInJson } from '../../kernel/json-column'

export interface StoreChoice {
  id: string
  name: string
  /** From this much item money on it ships free; null for never. */
  freeShippingFrom: Sen | null
}

/** The stores that are a seller's own, the oldest first. */
export const findStoreChoices = (db: Db, sellerId: string): Promise<StoreChoice[]> =>
  db
    .selectFrom('stores')
    .select(['id', 'name', sql<Sen | null>`free_shipping_from_sen`.as('freeShippingFrom')])
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export type OwnPicture = ItemPicture

const variantSchema = z.object({
  id: z.string(),
  price: senInJson,
  stock: z.number(),
  sku: z.string(),
  gtin: z.string(),
  values: z.tuple([z.string(), z.string()]),
  /** The key of one of the item's pictures; empty for none of its own. */
  picture: z.string(),
})
export type OwnVariant = z.output<typeof variantSchema>
const readVariants = jsonColumn('the variants of a listing', z.array(variantSchema))

export interface OwnListing {
  seq: number
  id: string
  slug: string
  title: string
  description: string
  category: string
  attributes: AttributeValues
  condition: Condition
  listingType: ListingType
  status: ItemStatus
  price: Sen
  originalPrice: Sen | null
  stock: number
  isVirtual: boolean
  /** Versions of its files that are not withdrawn. */
  files: number
  /** Where a service takes place; null for goods. */
  servicePlace: ServicePlace | null
  serviceArea: string
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shipsFrom: string
  storeId: string
  storeName: string
  version: number
  /** When it goes on sale by itself; null for one that does not. */
  onSaleAt: number | null
  /** Of the first variant. */
  variantId: string
  sku: string
  gtin: string
  /** What is offered, in its order; the names of its options are empty where it has none. */
  options: readonly [string, string]
  variants: OwnVariant[]
  pictures: OwnPicture[]
}

const VARIANTS = jsonRows({
  id: 'o.id',
  price: 'o.price_sen',
  stock: 'o.stock',
  sku: 'o.sku',
  gtin: 'o.gtin',
  picture: "coalesce(o.picture_key, '')",
  values: jsonTuple("case when o.value1 = '' then o.name else o.value1 end", 'o.value2'),
})
const PICTURES = jsonRows({
  key: 'p.key',
  width: 'p.width',
  height: 'p.height',
  blur: 'p.blur',
  alt: 'p.alt',
})

/** An item of this seller, in whatever state; null for others' too. */
export async function findOwnListing(db: Db, sellerId: string, itemId: string): Promise<OwnListing | null> {
  const row = await db
    .selectFrom('items')
    .innerJoin('item_variants as v', (join) =>
      join
        .onRef('v.item_id', '=', 'items.id')
        .on('v.position', '=', (eb) =>
          eb
            .selectFrom('item_variants as f')
            .select(sql<number>`min(f.position)`.as('p'))
            .whereRef('f.item_id', '=', 'items.id'),
        ),
    )
    .where('items.id', '=', itemId)
    .where('items.seller_id', '=', sellerId)
    .select((eb) => [
      'items.seq',
      'items.id',
      'items.slug',
      'items.title',
      'items.description',
      'items.category',
      'items.condition',
      eb.ref('items.listing_type').as('listingType'),
      'items.status',
      sql<Sen>`items.price_sen`.as('price'),
      sql<Sen | null>`items.original_price_sen`.as('originalPrice'),
      'items.stock',
      'items.is_virtual',
      sql<number>`(select count(*) from item_files f where f.item_id = items.id and f.withdrawn_at is null)`.as(
        'files',
      ),
      eb.ref('items.service_place').as('servicePlace'),
      eb.ref('items.service_area').as('serviceArea'),
      eb.ref('items.weight_g').as('weightG'),
      'items.length_cm',
      'items.width_cm',
      'items.height_cm',
      sql<Sen>`items.base_shipping_sen`.as('baseShipping'),
      eb.ref('items.ships_from').as('shipsFrom'),
      eb.ref('items.store_id').as('storeId'),
      sql<string>`(select name from stores where id = items.store_id)`.as('storeName'),
      eb.ref('items.updated_at').as('version'),
      eb.ref('items.on_sale_at').as('onSaleAt'),
      eb.ref('v.id').as('variantId'),
      'v.sku',
      'v.gtin',
      'items.option1',
      'items.option2',
      ITEM_ATTRIBUTES.as('attributes'),
      // Values were written as one name before there were options.
      sql<string>`(select ${VARIANTS}
        from (select * from item_variants where item_id = items.id and is_off = 0 order by position) o)`.as(
        'variants',
      ),
      sql<string>`(select ${PICTURES}
        from (select key, width, height, blur, alt from item_images where item_id = items.id order by position) p)`.as(
        'pictures',
      ),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { is_virtual, length_cm, width_cm, height_cm, option1, option2, ...more } = row
  const { attributes, pictures, variants, ...rest } = more
  return {
    ...rest,
    attributes: readItemAttributes(attributes),
    isVirtual: is_virtual === 1,
    dimensions: readDimensions({ length_cm, width_cm, height_cm }),
    options: [option1, option2],
    variants: readVariants(variants),
    pictures: readItemPictures(pictures),
  }
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('item_slugs').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}

/** Those of these pictures that an item or an order shows, or that wait for their item. */
export async function findShownItemPictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_images')
    .select('key')
    .where('key', 'in', [...keys])
    .unionAll(
      db
        .selectFrom('order_lines')
        .select(sql<string>`image_key`.as('key'))
        // Said so that the index of these pictures serves.
        .where(beginsWith('image_key', 'listing-'))
        .where('image_key', 'in', [...keys]),
    )
    .unionAll(
      db
        .selectFrom('listing_uploads')
        .select('key')
        .where('key', 'in', [...keys]),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}
