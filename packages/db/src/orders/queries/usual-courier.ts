import type { ParcelState } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** States of parcels that have been handed to a courier. */
const GONE: readonly ParcelState[] = ['shipped', 'delivered', 'completed']
/** Of each state the newest are looked at: services among them have no courier. */
const LOOKED_AT = 20

/** Who carried the parcel that a seller shipped last; null before the first. */
export async function findUsualCourier(db: Db, sellerId: string): Promise<string | null> {
  const newest = GONE.map(
    (state) => sql`select * from (select courier, shipped_at from parcels
      where seller_id = ${sellerId} and state = ${state} order by created_at desc, id desc limit ${LOOKED_AT})`,
  )
  const { rows } = await sql<{ courier: string }>`select courier from (${sql.join(newest, sql` union all `)})
    where courier is not null and shipped_at is not null order by shipped_at desc limit 1`.execute(db)
  return rows[0]?.courier ?? null
}
