import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf, fixedJoin } from '../../kernel/dialect'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface Business {
  sellerId: string
  name: string
  registration: string
  sstNumber: string | null
  sstBps: number
  address: string
  email: string
  phone: string
}

/**
 * The business details of sellers at a moment; details given later are shown as they were first given. A seller
 * without details is left out.
 */
export async function findBusinesses(db: Db, sellerIds: readonly string[], at: number): Promise<Business[]> {
  const { rows } = await sql<Business>`select b.seller_id as "sellerId", b.name, b.registration,
    b.sst_number as "sstNumber", b.sst_bps as "sstBps", b.address, b.email, b.phone
    from (select value from ${eachOf(sellerIds, 'wanted')}) wanted
    ${fixedJoin} seller_businesses b on b.seller_id = wanted.value and b.valid_from = coalesce(
      (select max(valid_from) from seller_businesses where seller_id = wanted.value and valid_from <= ${at}),
      (select min(valid_from) from seller_businesses where seller_id = wanted.value))`.execute(db)
  return rows
}

/** All that a seller said about their business, since when. */
export async function listBusinesses(
  db: Db,
  sellerId: string,
): Promise<(Business & { validFrom: number })[]> {
  const { rows } = await sql<Business & { validFrom: number }>`select seller_id as "sellerId",
    valid_from as "validFrom", name, registration, sst_number as "sstNumber", sst_bps as "sstBps", address, email, phone
    from seller_businesses where seller_id = ${sellerId} order by valid_from`.execute(db)
  return rows
}

/** Says who a seller is in law from now on. What stood before stays, for the invoices of then. */
export const insertBusiness = (tx: Tx, { sellerId, ...business }: Business, now: number): Promise<void> =>
  insertRow(tx, 'seller_businesses', {
    seller_id: sellerId,
    valid_from: now,
    name: business.name,
    registration: business.registration,
    sst_number: business.sstNumber,
    sst_bps: business.sstBps,
    address: business.address,
    email: business.email,
    phone: business.phone,
  })
