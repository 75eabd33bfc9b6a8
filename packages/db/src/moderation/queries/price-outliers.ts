import type { PriceFences, PriceQuartiles, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** The price that so many items on sale of a category are below. */
async function priceAt(db: Db, category: string, place: number): Promise<Sen> {
  const { rows } = await sql<{ price: Sen }>`select price_sen as price from items
    where status = 'active' and category = ${category} order by price_sen limit 1 offset ${place}`.execute(db)
  return rows[0]?.price ?? (0 as Sen)
}

/** What the items on sale of a category cost. */
export async function findPriceQuartiles(db: Db, category: string): Promise<PriceQuartiles> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from items
    where status = 'active' and category = ${category}`.execute(db)
  const count = rows[0]?.count ?? 0
  const at = (share: number): Promise<Sen> =>
    priceAt(db, category, Math.floor(Math.max(0, count - 1) * share))
  return { count, lower: await at(0.25), median: await at(0.5), upper: await at(0.75) }
}

/** Notes which items of a category cost far less or more, in the place of those noted before. Bids are no prices. */
export async function putPriceOutliers(
  tx: Tx,
  category: string,
  fences: (PriceFences & { median: Sen }) | null,
): Promise<void> {
  await tx.deleteFrom('price_outliers').where('category', '=', category).execute()
  if (fences === null) return
  const { low, high, median } = fences
  // An item that changed its category since is noted under the other one.
  for (const side of [sql`price_sen < ${low}`, sql`price_sen > ${high}`])
    await sql`insert into price_outliers (seq, category, median_sen, low_sen, high_sen)
      select seq, category, ${median}, ${low}, ${high} from items where status = 'active' and category = ${category}
        and ${side} and listing_type = 'Fixed'
      on conflict (seq) do update set category = excluded.category, median_sen = excluded.median_sen,
        low_sen = excluded.low_sen, high_sen = excluded.high_sen`.execute(tx)
}
