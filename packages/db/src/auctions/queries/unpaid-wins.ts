import type { BidderRecord } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** The unpaid wins of a member since a time, and when they last confirmed a card. */
export async function findBidderRecord(db: Db, bidderId: string, since: number): Promise<BidderRecord> {
  const { rows } = await sql<BidderRecord>`select count(*) as unpaid, max(at) as "lastUnpaidAt",
    (select confirmed_at from card_confirmations where user_id = ${bidderId}) as "cardConfirmedAt"
    from unpaid_wins where bidder_id = ${bidderId} and at >= ${since}`.execute(db)
  return rows[0] ?? { unpaid: 0, lastUnpaidAt: null, cardConfirmedAt: null }
}

/** Counts a win that was not paid for, once for each auction. */
export async function insertUnpaidWin(
  tx: Tx,
  { itemId, bidderId, now }: { itemId: string; bidderId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('unpaid_wins')
    .values({ item_id: itemId, bidder_id: bidderId, at: now })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute()
}

/** The card that a member confirmed last; null for none. */
export async function findCardConfirmation(
  db: Db,
  userId: string,
): Promise<{ last4: string; confirmedAt: number } | null> {
  const row = await db
    .selectFrom('card_confirmations')
    .select((eb) => [eb.ref('card_last4').as('last4'), eb.ref('confirmed_at').as('confirmedAt')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps that a member confirmed a card; a later one takes the place of the one before. */
export async function putCardConfirmation(
  tx: Tx,
  { userId, provider, last4, now }: { userId: string; provider: string; last4: string; now: number },
): Promise<void> {
  const card = { provider, card_last4: last4, confirmed_at: now }
  await tx
    .insertInto('card_confirmations')
    .values({ user_id: userId, ...card })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(card))
    .execute()
}
