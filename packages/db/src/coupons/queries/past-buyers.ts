import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** By what a person is known again who registers anew. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}

/** Every email and phone a member has paid with, and their own if they ever paid. */
export async function findPaidContacts(db: Db, userId: string): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select 'email' as kind, email as value from orders where buyer_id = ${userId} and paid_at is not null
    union all select 'phone', phone from orders where buyer_id = ${userId} and paid_at is not null and phone is not null
    union all select 'email', email from users where id = ${userId} and verified_at is not null
      and exists (select 1 from orders where buyer_id = ${userId} and paid_at is not null)
    union all select 'phone', phone from users where id = ${userId} and phone is not null
      and exists (select 1 from orders where buyer_id = ${userId} and paid_at is not null)`.execute(db)
  return rows
}

export async function insertPastBuyer(tx: Tx, fingerprint: string, now: number): Promise<void> {
  await tx
    .insertInto('past_buyers')
    .values({ fingerprint, created_at: now })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
}

/** Whether any of these has paid under an account that is deleted. */
export async function hasPastBuyer(db: Db, fingerprints: readonly string[]): Promise<boolean> {
  if (fingerprints.length === 0) return false
  const row = await db
    .selectFrom('past_buyers')
    .select('created_at')
    .where('fingerprint', 'in', [...fingerprints])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
