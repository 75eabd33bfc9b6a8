import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

/** A note that is the date of an appointment, which says nothing of who wrote it. */
const isDay = sql`(note like '____-__-__' and lower(note) = upper(note))`

/** Takes out what a member wrote about claims and orders, as buyer or seller, and their photos. What became of them stays. */
export async function eraseClaims(tx: Tx, userId: string): Promise<void> {
  await sql`delete from claim_pictures where
    (party = 'buyer' and claim_id in (select id from order_claims where buyer_id = ${userId})) or
    (party = 'seller' and claim_id in (select id from order_claims where seller_id = ${userId}))`.execute(tx)
  await tx.updateTable('order_claims').set({ reason: '' }).where('buyer_id', '=', userId).execute()
  await tx
    .updateTable('order_claims')
    .set({ answer: '', return_address: '' })
    .where('seller_id', '=', userId)
    .execute()
  await tx.deleteFrom('return_addresses').where('seller_id', '=', userId).execute()
  await sql`update order_history set note = '' where actor = 'buyer' and note <> ''
    and order_id in (select id from orders where buyer_id = ${userId})`.execute(tx)
  await sql`update order_history set note = '' where actor = 'seller' and note <> '' and not ${isDay}
    and parcel_id in (select id from parcels where seller_id = ${userId})`.execute(tx)
}
