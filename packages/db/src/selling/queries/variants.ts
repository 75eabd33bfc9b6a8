import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { OwnVariant } from './listing'

/** All variants of an item, also those that are switched off. */
export async function listVariants(
  db: Db,
  itemId: string,
): Promise<(OwnVariant & { isOff: boolean; isUsed: boolean })[]> {
  const rows = await db
    .selectFrom('item_variants as v')
    .select((eb) => [
      'v.id',
      'v.name',
      'v.value1',
      'v.value2',
      'v.stock',
      'v.sku',
      'v.gtin',
      'v.is_off',
      sql<string>`coalesce(v.picture_key, '')`.as('picture'),
      sql<Sen>`v.price_sen`.as('price'),
      eb
        .or([
          eb.exists(eb.selectFrom('order_lines as l').select('l.id').whereRef('l.variant_id', '=', 'v.id')),
          eb.exists(
            eb.selectFrom('cart_lines as c').select('c.user_id').whereRef('c.variant_id', '=', 'v.id'),
          ),
          eb.exists(eb.selectFrom('plan_lines as p').select('p.id').whereRef('p.variant_id', '=', 'v.id')),
        ])
        .as('isUsed'),
    ])
    .where('v.item_id', '=', itemId)
    .orderBy('v.position')
    .execute()
  return rows.map(({ name, value1, value2, is_off, isUsed, ...variant }) => ({
    ...variant,
    values: [value1 || name, value2],
    isOff: is_off === 1,
    isUsed: Boolean(isUsed),
  }))
}
