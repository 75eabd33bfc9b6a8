import type { ShippingDefaults } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** A seller's shipping defaults; null if none were saved. */
export async function findShippingDefaults(db: Db, sellerId: string): Promise<ShippingDefaults | null> {
  const row = await db
    .selectFrom('shipping_defaults')
    .select((eb) => [
      eb.ref('ships_from').as('shipsFrom'),
      eb.ref('weight_g').as('weight'),
      eb.ref('length_cm').as('length'),
      eb.ref('width_cm').as('width'),
      eb.ref('height_cm').as('height'),
      sql<ShippingDefaults['baseShipping']>`base_shipping_sen`.as('baseShipping'),
    ])
    .where('user_id', '=', sellerId)
    .executeTakeFirst()
  return row ?? null
}

export async function putShippingDefaults(
  tx: Tx,
  sellerId: string,
  { shipsFrom, weight, length, width, height, baseShipping }: ShippingDefaults,
  now: number,
): Promise<void> {
  const row = {
    ships_from: shipsFrom,
    weight_g: weight,
    length_cm: length,
    width_cm: width,
    height_cm: height,
    base_shipping_sen: baseShipping,
    updated_at: now,
  }
  await tx
    .insertInto('shipping_defaults')
    .values({ user_id: sellerId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
