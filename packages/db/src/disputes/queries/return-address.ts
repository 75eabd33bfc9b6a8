import type { Db } from '../../kernel/db'

/** Where a seller had goods sent last; null where they never had any. */
export async function findReturnAddress(db: Db, sellerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('return_addresses')
    .select('address')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row?.address ?? null
}
