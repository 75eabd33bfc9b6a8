import type { Language } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

export interface Subscriber {
  email: string
  language: Language
  /** Null until the address has answered. */
  confirmedAt: number | null
}

/** Adds a subscriber, or gives an existing one this link. @returns their status */
export async function putSubscriber(
  tx: Tx,
  { email, language, linkId, now }: { email: string; language: Language; linkId: string; now: number },
): Promise<Subscriber> {
  return tx
    .insertInto('newsletter_subscribers')
    .values({ email, language, link_id: linkId, created_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        link_id: linkId,
        // A repeated request waits for confirmation again. A subscriber keeps their language, whoever typed the address.
        created_at: sql`case when newsletter_subscribers.confirmed_at is null then ${now} else newsletter_subscribers.created_at end`,
        language: sql`case when newsletter_subscribers.confirmed_at is null then ${language} else newsletter_subscribers.language end`,
      }),
    )
    .returning((eb) => ['email', 'language', eb.ref('confirmed_at').as('confirmedAt')])
    .executeTakeFirstOrThrow()
}

/** By the hash of a link's secret. */
export async function findSubscriber(db: Db, linkId: string): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select((eb) => ['email', 'language', eb.ref('confirmed_at').as('confirmedAt')])
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  return row ?? null
}

/** @returns who has just answered; null when there is nobody, or they had answered before */
export async function confirmSubscriber(tx: Tx, linkId: string, now: number): Promise<Subscriber | null> {
  const row = await tx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now })
    .where('link_id', '=', linkId)
    .where('confirmed_at', 'is', null)
    .returning((eb) => ['email', 'language', eb.ref('confirmed_at').as('confirmedAt')])
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when nobody was there */
export async function deleteSubscriber(tx: Tx, linkId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscribers')
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Follows a member to another email; where that is on the list already, the one before leaves it. */
export async function moveSubscriber(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update newsletter_subscribers set email = ${to} where email = ${from}
    and not exists (select 1 from newsletter_subscribers where email = ${to})`.execute(tx)
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', from).execute()
}

/** Forgets addresses that never answered. */
export async function deleteSilentSubscribers(tx: Tx, before: number): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
