import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { larger } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

/** An item costs the lowest price of its variants. A price before says more than that, or nothing. */
async function putLowestPrice(tx: Tx, itemId: string): Promise<void> {
  const lowest = sql<number>`(select min(price_sen) from item_variants where item_id = ${itemId} and is_off = 0)`
  await tx
    .updateTable('items')
    .set({
      price_sen: lowest,
      original_price_sen: sql`case when original_price_sen > ${lowest} then original_price_sen end`,
    })
    .where('id', '=', itemId)
    .execute()
}

/** Makes a new version of an item; false when it is not a seller's, or not this version any more. */
async function takeVersion(
  tx: Tx,
  at: { id: string; sellerId: string; version?: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .$if(at.version !== undefined, (query) => query.where('updated_at', '=', at.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets the price of a variant where it is still the one that was seen; false when it is not. */
export async function changePrice(
  tx: Tx,
  at: { id: string; sellerId: string; variantId: string; seen: Sen },
  price: Sen,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_variants')
    .set({ price_sen: price })
    .where('id', '=', at.variantId)
    .where('item_id', '=', at.id)
    .where('is_off', '=', 0)
    .where('price_sen', '=', at.seen)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n || !(await takeVersion(tx, at, now))) return false
  await putLowestPrice(tx, at.id)
  return true
}

/** Sets what an item is said to have cost before. */
export async function setWas(tx: Tx, itemId: string, was: Sen | null): Promise<void> {
  await tx.updateTable('items').set({ original_price_sen: was }).where('id', '=', itemId).execute()
}

export interface NewPrice {
  variantId: string
  price: Sen
}

/** Sets several prices of an item at once; false when somebody changed it since `version`. */
export async function changePrices(
  tx: Tx,
  at: { id: string; sellerId: string; version: number },
  prices: readonly NewPrice[],
  now: number,
): Promise<boolean> {
  if (!(await takeVersion(tx, at, now))) return false
  for (const { variantId, price } of prices) await setVariantPrice(tx, variantId, price)
  await putLowestPrice(tx, at.id)
  return true
}

export async function setVariantPrice(tx: Tx, variantId: string, price: Sen): Promise<void> {
  await tx.updateTable('item_variants').set({ price_sen: price }).where('id', '=', variantId).execute()
}
