import type { AttributeValues, Condition, Dimensions, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { ITEM_ATTRIBUTES, readDimensions, readItemAttributes } from '../../catalogue/rows'
import type { Db } from '../../kernel/db'
import { jsonList, jsonRows, jsonTuple } from '../../kernel/dialect'
import { jsonColumn, senInJson } from '../../kernel/json-column'

const variantSchema = z.object({
  id: z.string(),
  values: z.tuple([z.string(), z.string()]),
  price: senInJson,
  stock: z.number(),
  gtin: z.string(),
  /** The key of one of the item's pictures; null for none of its own. */
  picture: z.string().nullable(),
})
type FeedVariantRow = z.output<typeof variantSchema>
const readVariants = jsonColumn('the variants of a feed', z.array(variantSchema))
const readPictures = jsonColumn('the pictures of a feed', z.array(z.string()))

/** An item of a product feed. */
export interface FeedItemRow {
  seq: number
  publishedAt: number
  id: string
  slug: string
  title: string
  /** Markdown. */
  description: string
  category: string
  attributes: AttributeValues
  condition: Condition
  price: Sen
  originalPrice: Sen | null
  isVirtual: boolean
  weightG: number
  dimensions: Dimensions | null
  shipsFrom: string
  options: readonly [string, string]
  variants: FeedVariantRow[]
  /** Keys of its pictures. */
  pictures: string[]
}

const VARIANTS = jsonRows({
  id: 'v.id',
  price: 'v.price_sen',
  stock: 'v.stock',
  gtin: 'v.gtin',
  picture: 'v.picture_key',
  values: jsonTuple("case when v.value1 = '' then v.name else v.value1 end", 'v.value2'),
})

/** Goods of a store that are on sale at a fixed price, the newest first, from one on. Both feeds refuse services. */
export async function listFeedItems(
  db: Db,
  storeId: string,
  after: Pick<FeedItemRow, 'publishedAt' | 'seq'> | null,
  limit: number,
): Promise<FeedItemRow[]> {
  const rows = await db
    .selectFrom('items')
    .select((eb) => [
      'seq',
      eb.ref('published_at').as('publishedAt'),
      'id',
      'slug',
      'title',
      'description',
      'category',
      'condition',
      sql<Sen>`price_sen`.as('price'),
      sql<Sen | null>`original_price_sen`.as('originalPrice'),
      'is_virtual',
      eb.ref('weight_g').as('weightG'),
      'length_cm',
      'width_cm',
      'height_cm',
      eb.ref('ships_from').as('shipsFrom'),
      'option1',
      'option2',
      ITEM_ATTRIBUTES.as('attributes'),
      sql<string>`(select ${VARIANTS}
        from (select * from item_variants where item_id = items.id and is_off = 0 order by position) v)`.as(
        'variants',
      ),
      sql<string>`(select ${jsonList('p.key')}
        from (select key from item_images where item_id = items.id order by position) p)`.as('pictures'),
    ])
    .where('store_id', '=', storeId)
    .where('status', '=', 'active')
    .where('listing_type', '=', 'Fixed')
    .where('service_place', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(published_at, seq) < (${after?.publishedAt ?? 0}, ${after?.seq ?? 0})`),
    )
    .orderBy('published_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(
    ({ is_virtual, length_cm, width_cm, height_cm, option1, option2, attributes, ...item }) => ({
      ...item,
      attributes: readItemAttributes(attributes),
      isVirtual: is_virtual === 1,
      dimensions: readDimensions({ length_cm, width_cm, height_cm }),
      options: [option1, option2],
      variants: readVariants(item.variants),
      pictures: readPictures(item.pictures),
    }),
  )
}
