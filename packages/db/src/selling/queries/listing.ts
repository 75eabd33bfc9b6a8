import type { Condition, Dimensions, ItemStatus, ListingType, Sen } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Tx } from '../../kernel/transact'
import type { Db } from '../../sqlite/open'

export interface StoreChoice {
  id: string
  name: string
}

/** The stores that are a seller's own, the oldest first. */
export const findStoreChoices = (db: Db, sellerId: string): Promise<StoreChoice[]> =>
  db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export interface OwnPicture {
  key: string
  width: number
  height: number
  blur: string
  alt: string
}

export interface OwnListing {
  seq: number
  id: string
  slug: string
  title: string
  description: string
  category: string
  condition: Condition
  listingType: ListingType
  status: ItemStatus
  price: Sen
  originalPrice: Sen | null
  stock: number
  isVirtual: boolean
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shipsFrom: string
  storeId: string
  version: number
  /** Of the first variant. */
  variantId: string
  sku: string
  variantCount: number
  pictures: OwnPicture[]
}

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
      eb.ref('items.weight_g').as('weightG'),
      'items.length_cm',
      'items.width_cm',
      'items.height_cm',
      sql<Sen>`items.base_shipping_sen`.as('baseShipping'),
      eb.ref('items.ships_from').as('shipsFrom'),
      eb.ref('items.store_id').as('storeId'),
      eb.ref('items.updated_at').as('version'),
      eb.ref('v.id').as('variantId'),
      'v.sku',
      sql<number>`(select count(*) from item_variants where item_id = items.id)`.as('variantCount'),
      sql<string>`(select json_group_array(json_object('key', p.key, 'width', p.width, 'height', p.height, 'blur', p.blur, 'alt', p.alt))
        from (select key, width, height, blur, alt from item_images where item_id = items.id order by position) p)`.as(
        'pictures',
      ),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { is_virtual, length_cm, width_cm, height_cm, pictures, ...rest } = row
  return {
    ...rest,
    isVirtual: is_virtual === 1,
    dimensions:
      length_cm === null || width_cm === null || height_cm === null
        ? null
        : { lengthCm: length_cm, widthCm: width_cm, heightCm: height_cm },
    pictures: JSON.parse(pictures) as OwnPicture[],
  }
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('item_slugs').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}

/** What a seller tells of an item, as it is written. */
export interface ListingFacts {
  storeId: string
  title: string
  description: string
  category: string
  condition: Condition
  price: Sen
  originalPrice: Sen | null
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shipsFrom: string
}

const columnsOf = (facts: ListingFacts) => ({
  store_id: facts.storeId,
  title: facts.title,
  description: facts.description,
  category: facts.category,
  condition: facts.condition,
  price_sen: facts.price,
  original_price_sen: facts.originalPrice,
  weight_g: facts.weightG,
  length_cm: facts.dimensions?.lengthCm ?? null,
  width_cm: facts.dimensions?.widthCm ?? null,
  height_cm: facts.dimensions?.heightCm ?? null,
  base_shipping_sen: facts.baseShipping,
  ships_from: facts.shipsFrom,
})

export interface NewListing extends ListingFacts {
  id: string
  sellerId: string
  slug: string
  status: 'draft' | 'active'
  variantId: string
  sku: string
  stock: number
  shippingMethod: string
  now: number
}

/** Writes an item at a fixed price with its address and its one variant. @returns its row number */
export async function insertListing(tx: Tx, item: NewListing): Promise<number> {
  const { seq } = await tx
    .insertInto('items')
    .values({
      id: item.id,
      seller_id: item.sellerId,
      slug: item.slug,
      listing_type: 'Fixed',
      status: item.status,
      shipping_method: item.shippingMethod,
      published_at: item.now,
      updated_at: item.now,
      ...columnsOf(item),
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  await tx.insertInto('item_slugs').values({ slug: item.slug, item_id: item.id }).execute()
  await tx
    .insertInto('item_variants')
    .values({
      id: item.variantId,
      item_id: item.id,
      sku: item.sku,
      price_sen: item.price,
      stock: item.stock,
    })
    .execute()
  return seq
}

/** A version that differs from the one before, even within a millisecond. */
const nextVersion = (now: number): RawBuilder<number> => sql<number>`max(${now}, updated_at + 1)`

/** Changes what is told of an item; false when somebody changed it since `version`. */
export async function updateListing(
  tx: Tx,
  at: { id: string; sellerId: string; version: number },
  facts: ListingFacts,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ ...columnsOf(facts), updated_at: nextVersion(now) })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .where('updated_at', '=', at.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Pictures in their order take the place of those there were. */
export async function putItemPictures(
  tx: Tx,
  itemId: string,
  pictures: readonly OwnPicture[],
): Promise<void> {
  await tx.deleteFrom('item_images').where('item_id', '=', itemId).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('item_images')
    .values(
      pictures.map(({ key, width, height, blur, alt }, position) => ({
        item_id: itemId,
        position,
        key,
        width,
        height,
        blur,
        alt,
      })),
    )
    .execute()
}

export async function setSku(tx: Tx, variantId: string, sku: string): Promise<void> {
  await tx.updateTable('item_variants').set({ sku }).where('id', '=', variantId).execute()
}

/** What the items of a store are found by, but for drafts, which nobody finds. */
export const listStoreTexts = (
  db: Db,
  storeId: string,
): Promise<{ seq: number; title: string; category: string; description: string }[]> =>
  db
    .selectFrom('items')
    .select(['seq', 'title', 'category', 'description'])
    .where('store_id', '=', storeId)
    .where('status', '<>', 'draft')
    .execute()

/** Those of these pictures that an item or an order shows. */
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
        .where(sql<boolean>`image_key glob 'listing-*'`)
        .where('image_key', 'in', [...keys]),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Orders show the pictures of what was bought. */
export async function wasOrdered(db: Db, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_lines')
    .select('id')
    .where('item_id', '=', itemId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Sets a price where it is still the one that was seen; false when it is not. */
export async function changePrice(
  tx: Tx,
  at: { id: string; variantId: string; seen: Sen },
  price: Sen,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({
      price_sen: price,
      // "Was" says more than the price, or nothing.
      original_price_sen: sql`iif(original_price_sen > ${price}, original_price_sen, null)`,
      updated_at: nextVersion(now),
    })
    .where('id', '=', at.id)
    .where('price_sen', '=', at.seen)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await setVariantPrice(tx, at.variantId, price)
  return true
}

export async function setVariantPrice(tx: Tx, variantId: string, price: Sen): Promise<void> {
  await tx.updateTable('item_variants').set({ price_sen: price }).where('id', '=', variantId).execute()
}

/** Sets a stock where it is still the one that was seen; false when somebody bought or changed it meanwhile. */
export async function changeStock(
  tx: Tx,
  at: { variantId: string; seen: number },
  stock: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_variants')
    .set({ stock })
    .where('id', '=', at.variantId)
    .where('stock', '=', at.seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Moves an item from one of these states to another; false when it is in none of them. */
export async function moveListing(
  tx: Tx,
  at: { id: string; sellerId: string; from: readonly ItemStatus[] },
  to: ItemStatus,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({
      status: to,
      // What was never seen is new when it comes out.
      published_at: sql`iif(status = 'draft', ${now}, published_at)`,
      updated_at: nextVersion(now),
    })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .where('listing_type', '=', 'Fixed')
    .where('status', 'in', [...at.from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a draft with all that belongs to it; false when it is none any more. */
export async function deleteDraft(tx: Tx, sellerId: string, itemId: string): Promise<boolean> {
  const draft = await tx
    .selectFrom('items')
    .select('seq')
    .where('id', '=', itemId)
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'draft')
    .where('listing_type', '=', 'Fixed')
    .executeTakeFirst()
  if (!draft) return false
  await sql`delete from item_search where rowid = ${draft.seq}`.execute(tx)
  await tx.deleteFrom('item_images').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_files').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_slugs').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_variants').where('item_id', '=', itemId).execute()
  const { numDeletedRows } = await tx.deleteFrom('items').where('id', '=', itemId).executeTakeFirst()
  return numDeletedRows === 1n
}

export interface OwnItemRow {
  seq: number
  id: string
  slug: string
  title: string
  listingType: ListingType
  status: ItemStatus
  price: Sen
  stock: number
  sold: number
  variants: number
  imageKey: string | null
}

/** A page of a seller's items, the newest first. `words` all stand in the title. */
export async function listOwnItems(
  db: Db,
  wanted: { sellerId: string; status: ItemStatus | null; words: readonly string[] },
  cursor: Cursor | null,
  limit: number,
): Promise<{ items: OwnItemRow[]; previous: string | null; next: string | null }> {
  const isBackwards = cursor?.direction === 'before'
  let query = db
    .selectFrom('items')
    .select((eb) => [
      'seq',
      'id',
      'slug',
      'title',
      eb.ref('listing_type').as('listingType'),
      'status',
      sql<Sen>`price_sen`.as('price'),
      'stock',
      eb.ref('sold_count').as('sold'),
      sql<number>`(select count(*) from item_variants where item_id = items.id)`.as('variants'),
      sql<string | null>`(select key from item_images where item_id = items.id order by position limit 1)`.as(
        'imageKey',
      ),
    ])
    .where('seller_id', '=', wanted.sellerId)
    .orderBy('seq', isBackwards ? 'asc' : 'desc')
    .limit(limit + 1)
  if (wanted.status) query = query.where('status', '=', wanted.status)
  for (const word of wanted.words)
    query = query.where(sql<boolean>`title like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  if (cursor) query = query.where('seq', isBackwards ? '>' : '<', cursor.seq)
  const rows = await query.execute()
  const hasMore = rows.length > limit
  const items = rows.slice(0, limit)
  if (isBackwards) items.reverse()
  const [first, last] = [items[0], items.at(-1)]
  const hasPrevious = cursor !== null && (isBackwards ? hasMore : true)
  return {
    items,
    previous: hasPrevious && first ? encodeCursor({ direction: 'before', value: 0, seq: first.seq }) : null,
    next:
      (isBackwards || hasMore) && last ? encodeCursor({ direction: 'after', value: 0, seq: last.seq }) : null,
  }
}

/** How many items of each state a seller has. */
export async function countOwnItems(db: Db, sellerId: string): Promise<ReadonlyMap<ItemStatus, number>> {
  const rows = await db
    .selectFrom('items')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('seller_id', '=', sellerId)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}
