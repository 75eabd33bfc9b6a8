import type { Condition, ListingType, Sen } from '@pasar/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import type { Tables } from '../../tables'

const pictureSchema = z.object({ key: z.string(), blur: z.string() })
export type Picture = z.output<typeof pictureSchema>
const readPictures = jsonColumn('the pictures of a card', z.array(pictureSchema))

/** What a card in a list shows of an item. */
export interface ItemCard {
  id: string
  slug: string
  title: string
  price: Sen
  originalPrice: Sen | null
  stock: number
  listingType: ListingType
  condition: Condition
  category: string
  /** Average × 100; 0 without reviews. */
  rating: number
  reviews: number
  images: Picture[]
  storeId: string
  storeName: string
  shipsFrom: string
  endsAt: number | null
  hasVariants: boolean
}

/** Pictures a card turns through. */
const CARD_IMAGES = 3

type ItemRef = ExpressionBuilder<Tables, 'items' | 'stores'>

/** The columns of a card, from `items` joined with `stores`. */
export const cardColumns = (eb: ItemRef) =>
  [
    'items.id',
    'items.slug',
    'items.title',
    sql<Sen>`items.price_sen`.as('price'),
    sql<Sen | null>`items.original_price_sen`.as('originalPrice'),
    'items.stock',
    eb.ref('items.listing_type').as('listingType'),
    'items.condition',
    'items.category',
    eb.ref('items.rating_score').as('rating'),
    eb.ref('items.rating_count').as('reviews'),
    sql<string>`(select ${jsonRows({ key: 'p.key', blur: 'p.blur' })} from
      (select key, blur from item_images where item_id = items.id order by position limit ${sql.lit(CARD_IMAGES)}) p)`.as(
      'images',
    ),
    eb.ref('items.store_id').as('storeId'),
    eb.ref('stores.name').as('storeName'),
    eb.ref('items.ships_from').as('shipsFrom'),
    eb.ref('items.ends_at').as('endsAt'),
    sql<0 | 1>`exists (select 1 from item_variants v where v.item_id = items.id and v.position > 0)`.as(
      'hasVariants',
    ),
  ] as const

type CardRow = Omit<ItemCard, 'images' | 'hasVariants'> & { images: string; hasVariants: 0 | 1 }

/** Written out: objects made by `...row` each get a hidden class of their own, which cached cards would keep alive. */
export const toCard = (row: CardRow): ItemCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  price: row.price,
  originalPrice: row.originalPrice,
  stock: row.stock,
  listingType: row.listingType,
  condition: row.condition,
  category: row.category,
  rating: row.rating,
  reviews: row.reviews,
  images: readPictures(row.images),
  storeId: row.storeId,
  storeName: row.storeName,
  shipsFrom: row.shipsFrom,
  endsAt: row.endsAt,
  hasVariants: row.hasVariants === 1,
})

const selectCards = (db: Db) =>
  db.selectFrom('items').innerJoin('stores', 'stores.id', 'items.store_id').select(cardColumns)

/** Items with the most activity of the last week. */
export async function findTrending(db: Db, limit: number): Promise<ItemCard[]> {
  const rows = await selectCards(db)
    .where('items.status', '=', 'active')
    .orderBy('items.trend', 'desc')
    .orderBy('items.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}

/** Items chosen by the admins, the latest choice first. */
export async function findFeatured(db: Db, limit: number): Promise<ItemCard[]> {
  const rows = await selectCards(db)
    .where('items.status', '=', 'active')
    .where('items.featured_at', 'is not', null)
    .orderBy('items.featured_at', 'desc')
    .orderBy('items.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}

export async function findNewest(db: Db, limit: number): Promise<ItemCard[]> {
  const rows = await selectCards(db)
    .where('items.status', '=', 'active')
    .orderBy('items.published_at', 'desc')
    .orderBy('items.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}

/** Other items of the same category that people look at now. */
export async function findSimilar(
  db: Db,
  category: string,
  exceptId: string,
  limit: number,
): Promise<ItemCard[]> {
  const rows = await selectCards(db)
    .where('items.status', '=', 'active')
    .where('items.category', '=', category)
    .where('items.id', '<>', exceptId)
    .orderBy('items.trend', 'desc')
    .orderBy('items.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}
