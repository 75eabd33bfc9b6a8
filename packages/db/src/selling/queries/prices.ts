import type { PriceSince, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** More than an item changes its price in two months. */
const MOST = 1_000

/** What an item cost and since when, the oldest first. */
export async function listPrices(db: Db, itemId: string): Promise<PriceSince[]> {
  const rows = await db
    .selectFrom('item_prices')
    .select((eb) => [sql<Sen>`price_sen`.as('price'), eb.ref('from_at').as('from')])
    .where('item_id', '=', itemId)
    .orderBy('from_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.reverse()
}
