import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

export interface VariantFacts {
  id: string
  itemId: string
  position: number
  name: string
  values: readonly [string, string]
  sku: string
  gtin: string
  price: Sen
  /** The key of one of the item's pictures; empty for none of its own. */
  picture: string
}

const columnsOf = ({ position, name, values, sku, gtin, price, picture }: VariantFacts) => ({
  position,
  name,
  value1: values[0],
  value2: values[1],
  sku,
  gtin,
  price_sen: price,
  picture_key: picture === '' ? null : picture,
  is_off: 0 as const,
})

/** Puts the variants of an item behind all others, so that each can take any place. */
export async function clearPositions(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable('item_variants')
    .set({ position: sql<number>`-1 - position` })
    .where('item_id', '=', itemId)
    .execute()
}

export async function insertVariant(tx: Tx, variant: VariantFacts, stock: number): Promise<void> {
  await tx
    .insertInto('item_variants')
    .values({ id: variant.id, item_id: variant.itemId, stock, ...columnsOf(variant) })
    .execute()
}

/** Updates a variant; its stock stays. */
export async function updateVariant(tx: Tx, variant: VariantFacts): Promise<void> {
  await tx
    .updateTable('item_variants')
    .set(columnsOf(variant))
    .where('id', '=', variant.id)
    .where('item_id', '=', variant.itemId)
    .execute()
}

/** Orders and carts refer to it: it stays, without stock. */
export async function switchOffVariant(
  tx: Tx,
  { id, itemId, position }: Pick<VariantFacts, 'id' | 'itemId' | 'position'>,
): Promise<void> {
  await tx
    .updateTable('item_variants')
    .set({ is_off: 1, stock: 0, position })
    .where('id', '=', id)
    .where('item_id', '=', itemId)
    .execute()
}

export async function deleteVariant(tx: Tx, itemId: string, id: string): Promise<void> {
  await tx.deleteFrom('item_variants').where('id', '=', id).where('item_id', '=', itemId).execute()
}
