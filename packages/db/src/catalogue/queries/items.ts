import type { AttributeValues, Dimensions, ItemStatus, ItemValues, Sen, ServicePlace } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonRows } from '../../kernel/dialect'
import { isHidden } from '../../kernel/hidden-stores'
import { jsonColumn, senInJson } from '../../kernel/json-column'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import {
  FIELD_COLUMNS,
  ITEM_ATTRIBUTES,
  type ItemPicture,
  readDimensions,
  readFields,
  readItemAttributes,
  readItemPictures,
} from '../rows'

export type { ItemPicture }

const variantSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: senInJson,
  stock: z.number(),
  /** The key of one of the item's pictures; null for none of its own. */
  picture: z.string().nullable(),
  /** The number below its barcode; empty for none. */
  gtin: z.string(),
})
export type ItemVariant = z.output<typeof variantSchema>
const readVariants = jsonColumn('the variants of an item', z.array(variantSchema))

export interface ItemDetail extends ItemValues {
  /** Markdown as the seller wrote it. */
  description: string
  status: ItemStatus
  /** Where a service takes place; null for goods. */
  servicePlace: ServicePlace | null
  serviceArea: string
  /** Attributes of its category, and perhaps of one that it had. */
  attributes: AttributeValues
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shippingMethod: string
  soldCount: number
  endsAt: number | null
  seller: { id: string; name: string; email: string }
  store: {
    id: string
    name: string
    slug: string
    city: string
    country: string
    logoKey: string | null
    createdAt: number
    freeShippingFrom: Sen | null
    /** The first day on which it ships again, while it is on holiday or was. */
    holidayUntil: string | null
    /** Whether what it sells at a fixed price is hidden until then. */
    hidesItems: boolean
    /** Whether it has no page for now; auctions with bids go on to their end. */
    isHidden: boolean
  }
  variants: ItemVariant[]
  images: ItemPicture[]
}

const VARIANTS = jsonRows({
  id: 'v.id',
  name: 'v.name',
  price: 'v.price_sen',
  stock: 'v.stock',
  picture: 'v.picture_key',
  gtin: 'v.gtin',
})
const PICTURES = jsonRows({
  key: 'p.key',
  width: 'p.width',
  height: 'p.height',
  blur: 'p.blur',
  alt: 'p.alt',
})

const selectItem = (db: Db) =>
  db
    .selectFrom('items')
    .innerJoin('stores', 'stores.id', 'items.store_id')
    .innerJoin('users', 'users.id', 'items.seller_id')
    .where('items.status', 'in', ['active', 'paused', 'sold_out'])
    .select((eb) => [
      ...FIELD_COLUMNS,
      'items.description',
      'items.status',
      eb.ref('items.service_place').as('servicePlace'),
      eb.ref('items.service_area').as('serviceArea'),
      eb.ref('items.weight_g').as('weightG'),
      'items.length_cm',
      'items.width_cm',
      'items.height_cm',
      sql<Sen>`items.base_shipping_sen`.as('baseShipping'),
      eb.ref('items.shipping_method').as('shippingMethod'),
      eb.ref('items.sold_count').as('soldCount'),
      eb.ref('items.ends_at').as('endsAt'),
      eb.ref('items.seller_id').as('sellerId'),
      eb.ref('users.name').as('sellerName'),
      eb.ref('users.email').as('sellerEmail'),
      eb.ref('stores.id').as('storeId'),
      eb.ref('stores.name').as('storeName'),
      eb.ref('stores.slug').as('storeSlug'),
      eb.ref('stores.city').as('storeCity'),
      eb.ref('stores.country').as('storeCountry'),
      eb.ref('stores.logo_key').as('logoKey'),
      eb.ref('stores.created_at').as('storeCreatedAt'),
      sql<Sen | null>`stores.free_shipping_from_sen`.as('freeShippingFrom'),
      eb.ref('stores.holiday_until').as('holidayUntil'),
      eb.ref('stores.hides_items').as('hidesItems'),
      isHidden('stores.id').as('isHidden'),
      ITEM_ATTRIBUTES.as('attributes'),
      sql<string>`(select ${VARIANTS}
        from (select id, name, price_sen, stock, picture_key, gtin from item_variants where item_id = items.id and is_off = 0 order by position) v)`.as(
        'variants',
      ),
      sql<string>`(select ${PICTURES}
        from (select key, width, height, blur, alt from item_images where item_id = items.id order by position) p)`.as(
        'images',
      ),
    ])

const itemBySlug = prepareQuery((db, { slug }: ParametersOf<{ slug: string }>) =>
  selectItem(db)
    .where('items.id', '=', (eb) => eb.selectFrom('item_slugs').select('item_id').where('slug', '=', slug))
    .compile(),
)
const itemById = prepareQuery((db, { id }: ParametersOf<{ id: string }>) =>
  selectItem(db).where('items.id', '=', id).compile(),
)

/** An item people may see, by any slug it ever had or by its id; null when there is none. */
export async function findItem(db: Db, by: { slug: string } | { id: string }): Promise<ItemDetail | null> {
  const { rows } = await ('slug' in by ? itemBySlug(db, by) : itemById(db, by))
  const [row] = rows
  if (!row) return null
  const { length_cm, width_cm, height_cm, sellerId, sellerName, sellerEmail, ...rest } = row
  const { storeId, storeName, storeSlug, storeCity, storeCountry, logoKey, ...more } = rest
  const { storeCreatedAt, freeShippingFrom, holidayUntil, hidesItems, isHidden: hasNoPage, ...listed } = more
  const { attributes, variants, images, ...item } = listed
  return {
    ...item,
    ...readFields(row),
    dimensions: readDimensions({ length_cm, width_cm, height_cm }),
    seller: { id: sellerId, name: sellerName, email: sellerEmail },
    store: {
      id: storeId,
      name: storeName,
      slug: storeSlug,
      city: storeCity,
      country: storeCountry,
      logoKey,
      createdAt: storeCreatedAt,
      freeShippingFrom,
      holidayUntil,
      hidesItems: hidesItems === 1,
      isHidden: Boolean(hasNoPage),
    },
    attributes: readItemAttributes(attributes),
    variants: readVariants(variants),
    images: readItemPictures(images),
  }
}

/** Active items per category, for the categories page. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('category_counts')
    .select(['category', 'items'])
    .where('items', '>', 0)
    .execute()
  return new Map(rows.map(({ category, items }) => [category, items]))
}

const trendOf = prepareQuery((db, { itemId }: ParametersOf<{ itemId: string }>) =>
  db.selectFrom('items').select('trend').where('id', '=', itemId).compile(),
)
const setTrend = prepareQuery((db, { itemId, trend }: ParametersOf<{ itemId: string; trend: number }>) =>
  db.updateTable('items').set({ trend }).where('id', '=', itemId).compile(),
)

export async function readTrend(tx: Tx, itemId: string): Promise<number> {
  const { rows } = await trendOf(tx, { itemId })
  return rows[0]?.trend ?? 0
}

export async function writeTrend(tx: Tx, itemId: string, trend: number): Promise<void> {
  await setTrend(tx, { itemId, trend })
}

const raiseSold = prepareQuery(
  (db, { itemId, quantity }: ParametersOf<{ itemId: string; quantity: number }>) =>
    db
      .updateTable('items')
      .set((eb) => ({ sold_count: eb('sold_count', '+', quantity) }))
      .where('id', '=', itemId)
      .compile(),
)

export async function addSold(tx: Tx, itemId: string, quantity: number): Promise<void> {
  await raiseSold(tx, { itemId, quantity })
}

const raiseSoldAndTrend = prepareQuery(
  (db, { itemId, quantity, trend }: ParametersOf<{ itemId: string; quantity: number; trend: number }>) =>
    db
      .updateTable('items')
      .set((eb) => ({ sold_count: eb('sold_count', '+', quantity), trend }))
      .where('id', '=', itemId)
      .compile(),
)

/** Counts a sale, and what it makes of the item's trend. */
export async function addSale(tx: Tx, itemId: string, quantity: number, trend: number): Promise<void> {
  await raiseSoldAndTrend(tx, { itemId, quantity, trend })
}
