import { type AuctionPlan, type AuctionSettings, millis, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** The terms of an auction that has not started; null for any other item. */
export async function findPlan(db: Db, itemId: string): Promise<AuctionPlan | null> {
  const row = await db
    .selectFrom('auction_plans')
    .select((eb) => [
      sql<Sen>`start_sen`.as('startPrice'),
      sql<Sen | null>`reserve_sen`.as('reserve'),
      sql<Sen | null>`buy_now_sen`.as('buyNow'),
      'days',
      eb.ref('ends_at').as('endsAt'),
      'is_relisted',
      eb.ref('second_offer').as('secondOffer'),
    ])
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  if (!row) return null
  const { is_relisted, endsAt, ...terms } = row
  return { ...terms, endsAt: endsAt === null ? null : millis(endsAt), isRelisted: is_relisted === 1 }
}

/** What the seller of an auction decided besides its terms, and what came of it. */
export interface AuctionChoices extends AuctionSettings {
  /** The item that it was listed as once more. */
  relistedAs: string | null
  /** When its seller ended it early. */
  stoppedAt: number | null
  /** When it started. */
  startedAt: number
}

/** Null for an item that never was an auction. */
export async function findAuctionChoices(db: Db, itemId: string): Promise<AuctionChoices | null> {
  const row = await db
    .selectFrom('auctions as a')
    .innerJoin('items as i', 'i.id', 'a.item_id')
    .select((eb) => [
      'a.relist',
      eb.ref('a.second_offer').as('secondOffer'),
      eb.ref('a.relisted_as').as('relistedAs'),
      eb.ref('a.stopped_at').as('stoppedAt'),
      eb.ref('i.published_at').as('startedAt'),
    ])
    .where('a.item_id', '=', itemId)
    .executeTakeFirst()
  if (!row) return null
  const { relist, ...chosen } = row
  return { ...chosen, isRelisted: relist !== 'no' }
}
