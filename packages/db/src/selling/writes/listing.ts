import type { Condition, Dimensions, ItemStatus, Sen } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kernel/transact'
import type { OwnPicture } from '../queries/listing'

/** The columns of an item that its seller fills in. */
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
  /** The names of its options; empty for none. */
  options: readonly [string, string]
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
  option1: facts.options[0],
  option2: facts.options[1],
})

export interface NewListing extends ListingFacts {
  id: string
  sellerId: string
  slug: string
  status: 'draft' | 'active'
  shippingMethod: string
  now: number
}

/** Writes an item at a fixed price with its address; its variants follow. @returns its row number */
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
  return seq
}

/** A version that differs from the one before, even within a millisecond. */
const nextVersion = (now: number): RawBuilder<number> => sql<number>`max(${now}, updated_at + 1)`

/** Changes an item's details; false when somebody changed it since `version`. */
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
