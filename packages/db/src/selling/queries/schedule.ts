import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { unindexed } from '../../kernel/dialect'

/** Drafts whose time to go on sale has come, the longest due first. */
export const listDueListings = (
  db: Db,
  now: number,
  limit: number,
  { withAuctions }: { withAuctions: boolean },
): Promise<{ id: string; sellerId: string }[]> =>
  db
    .selectFrom('items')
    .select((eb) => ['id', eb.ref('seller_id').as('sellerId')])
    .where('on_sale_at', 'is not', null)
    .where('on_sale_at', '<=', now)
    .$if(!withAuctions, (query) => query.where(sql<boolean>`${unindexed('listing_type')} <> 'Auction'`))
    .orderBy('on_sale_at')
    .limit(limit)
    .execute()
