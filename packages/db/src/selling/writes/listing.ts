import {
  type AttributeValues,
  BY_APPOINTMENT,
  type Condition,
  DIGITAL_DELIVERY,
  type Dimensions,
  type ItemStatus,
  type ListingType,
  packItemChoices,
  type Sen,
  type ServicePlace,
  STANDARD_SHIPPING,
} from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { larger } from '../../kernel/dialect'
import { unindexItems } from '../../kernel/search'
import type { Tx } from '../../kernel/transact'
import { putItemAttributes } from './attributes'

/** The columns of an item that its seller fills in. */
export interface ListingFacts {
  storeId: string
  title: string
  description: string
  category: string
  attributes: AttributeValues
  condition: Condition
  price: Sen
  originalPrice: Sen | null
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shipsFrom: string
  /** A download: buyers get its files. */
  isVirtual: boolean
  /** Where a service takes place; null for goods. */
  servicePlace: ServicePlace | null
  serviceArea: string
  /** The names of its options; empty for none. */
  options: readonly [string, string]
  /** What its variants are: those that are attributes of its category are facets. Their rows follow. */
  variants: readonly { values: readonly [string, string] }[]
}

const columnsOf = (facts: ListingFacts) => ({
  store_id: facts.storeId,
  title: facts.title,
  description: facts.description,
  category: facts.category,
  choices: packItemChoices(facts),
  condition: facts.condition,
  price_sen: facts.price,
  original_price_sen: facts.originalPrice,
  weight_g: facts.weightG,
  length_cm: facts.dimensions?.lengthCm ?? null,
  width_cm: facts.dimensions?.widthCm ?? null,
  height_cm: facts.dimensions?.heightCm ?? null,
  base_shipping_sen: facts.baseShipping,
  ships_from: facts.shipsFrom,
  is_virtual: facts.isVirtual ? (1 as const) : (0 as const),
  service_place: facts.servicePlace,
  service_area: facts.serviceArea,
  option1: facts.options[0],
  option2: facts.options[1],
})

/** How what is sold gets to its buyer, as its kind says. */
const methodOf = ({ servicePlace, isVirtual }: ListingFacts): string =>
  servicePlace !== null ? BY_APPOINTMENT : isVirtual ? DIGITAL_DELIVERY : STANDARD_SHIPPING

export interface NewListing extends ListingFacts {
  id: string
  sellerId: string
  slug: string
  status: 'draft' | 'active'
  /** At a fixed price by default. An auction is a draft until it starts. */
  listingType?: ListingType
  now: number
}

/** Writes an item with its address; its variants follow. @returns its row number */
export async function insertListing(tx: Tx, item: NewListing): Promise<number> {
  const { seq } = await tx
    .insertInto('items')
    .values({
      id: item.id,
      seller_id: item.sellerId,
      slug: item.slug,
      listing_type: item.listingType ?? 'Fixed',
      status: item.status,
      shipping_method: methodOf(item),
      published_at: item.now,
      updated_at: item.now,
      ...columnsOf(item),
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  await putItemAttributes(tx, item.id, item.attributes)
  await tx.insertInto('item_slugs').values({ slug: item.slug, item_id: item.id }).execute()
  return seq
}

/** A version that differs from the one before, even within a millisecond. */
const nextVersion = (now: number): RawBuilder<number> => larger(now, 'updated_at + 1')

/** Changes an item's details; false when somebody changed it since `version`. */
export async function updateListing(
  tx: Tx,
  at: { id: string; sellerId: string; version: number },
  facts: ListingFacts,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({
      ...columnsOf(facts),
      // A draft may turn into goods of another kind; other methods of what is shipped stay.
      shipping_method:
        methodOf(facts) === STANDARD_SHIPPING
          ? sql`case when shipping_method in (${BY_APPOINTMENT}, ${DIGITAL_DELIVERY}) then ${STANDARD_SHIPPING}
              else shipping_method end`
          : methodOf(facts),
      updated_at: nextVersion(now),
    })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .where('updated_at', '=', at.version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await putItemAttributes(tx, at.id, facts.attributes)
  return true
}

/**
 * Moves an item to another category; false when it is not the seller's, or staff removed it.
 * @param attributes those of the new category that it has
 */
export async function changeCategory(
  tx: Tx,
  at: { id: string; sellerId: string },
  facts: Pick<ListingFacts, 'category' | 'attributes' | 'options' | 'variants'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ category: facts.category, choices: packItemChoices(facts), updated_at: nextVersion(now) })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .where('status', '<>', 'removed')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await putItemAttributes(tx, at.id, facts.attributes)
  return true
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
      published_at: sql`case when status = 'draft' then ${now} else published_at end`,
      on_sale_at: null,
      updated_at: nextVersion(now),
    })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .where('listing_type', '=', 'Fixed')
    .where('status', 'in', [...at.from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has a draft go on sale by itself at that time, or not; what is no draft stays as it is. */
export async function setSaleStart(
  tx: Tx,
  at: { id: string; sellerId: string },
  onSaleAt: number | null,
): Promise<void> {
  await tx
    .updateTable('items')
    .set({ on_sale_at: onSaleAt })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .$if(onSaleAt !== null, (query) => query.where('status', '=', 'draft'))
    .execute()
}

/** Deletes a draft with all that belongs to it; false when it is none any more. */
export async function deleteDraft(tx: Tx, sellerId: string, itemId: string): Promise<boolean> {
  const draft = await tx
    .selectFrom('items')
    .select('seq')
    .where('id', '=', itemId)
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  if (!draft) return false
  await unindexItems(tx, sql`${draft.seq}`)
  await tx.deleteFrom('item_images').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_attributes').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_files').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_slugs').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('form_drafts').where('seller_id', '=', sellerId).where('item_id', '=', itemId).execute()
  await tx.deleteFrom('item_variants').where('item_id', '=', itemId).execute()
  await tx.deleteFrom('auction_plans').where('item_id', '=', itemId).execute()
  const { numDeletedRows } = await tx.deleteFrom('items').where('id', '=', itemId).executeTakeFirst()
  return numDeletedRows === 1n
}
