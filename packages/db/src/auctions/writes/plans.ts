import type { AuctionPlan, AuctionSettings } from '@pasar/domain'
import { sql } from 'kysely'
import { larger } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import { wasRefunded } from '../../orders/queries/last-order'

/** An item of a seller; others' items are not found. */
export interface OwnAuctionAt {
  itemId: string
  sellerId: string
}

/** Keeps the terms of an auction that has not started. */
export async function putPlan(tx: Tx, itemId: string, plan: AuctionPlan): Promise<void> {
  const terms = {
    start_sen: plan.startPrice,
    reserve_sen: plan.reserve,
    buy_now_sen: plan.buyNow,
    days: plan.days,
    ends_at: plan.endsAt,
    is_relisted: plan.isRelisted ? (1 as const) : (0 as const),
    second_offer: plan.secondOffer,
  }
  await tx
    .insertInto('auction_plans')
    .values({ item_id: itemId, ...terms })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(terms))
    .execute()
}

export async function deletePlan(tx: Tx, itemId: string): Promise<void> {
  await tx.deleteFrom('auction_plans').where('item_id', '=', itemId).execute()
}

/** Has a draft be sold by auction, or at a fixed price; what is no draft stays as it is. */
export async function setSaleFormat(
  tx: Tx,
  { itemId, sellerId }: OwnAuctionAt,
  format: 'Fixed' | 'Auction',
): Promise<void> {
  await tx
    .updateTable('items')
    .set({ listing_type: format })
    .where('id', '=', itemId)
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'draft')
    .execute()
}

/** Starts the auction of a draft; false when it is no such draft any more. */
export async function tryStartAuction(
  tx: Tx,
  { itemId, sellerId }: OwnAuctionAt,
  plan: AuctionPlan,
  { now, endsAt, remindAt }: { now: number; endsAt: number; remindAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({
      status: 'active',
      price_sen: plan.startPrice,
      ends_at: endsAt,
      published_at: now,
      on_sale_at: null,
      updated_at: larger(now, 'updated_at + 1'),
    })
    .where('id', '=', itemId)
    .where('seller_id', '=', sellerId)
    .where('listing_type', '=', 'Auction')
    .where('status', '=', 'draft')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx
    .insertInto('auctions')
    .values({
      item_id: itemId,
      start_sen: plan.startPrice,
      reserve_sen: plan.reserve,
      buy_now_sen: plan.buyNow,
      first_ends_at: endsAt,
      due_at: endsAt,
      remind_at: remindAt,
      leader_id: null,
      leader_max_sen: null,
      relist: plan.isRelisted ? 'wished' : 'no',
      second_offer: plan.secondOffer,
    })
    .execute()
  await deletePlan(tx, itemId)
  return true
}

/** Changes the terms of a running auction; false once it has a bid, or is over. */
export async function tryChangeTerms(
  tx: Tx,
  itemId: string,
  plan: AuctionPlan,
  { endsAt, remindAt }: { endsAt: number; remindAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({
      start_sen: plan.startPrice,
      reserve_sen: plan.reserve,
      buy_now_sen: plan.buyNow,
      first_ends_at: endsAt,
      due_at: endsAt,
      remind_at: remindAt,
      relist: plan.isRelisted ? 'wished' : 'no',
      second_offer: plan.secondOffer,
    })
    .where('item_id', '=', itemId)
    .where('state', '=', 'running')
    .where('leader_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a running auction early; false once it has a bid, or is over. */
export async function tryStopAuction(tx: Tx, itemId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({ state: 'unsold', due_at: null, remind_at: null, relist: 'no', stopped_at: now })
    .where('item_id', '=', itemId)
    .where('state', '=', 'running')
    .where('leader_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes what is decided about an auction besides its terms; false for one that is over. */
export async function trySetChoices(
  tx: Tx,
  itemId: string,
  { isRelisted, secondOffer }: AuctionSettings,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({ relist: isRelisted ? 'wished' : 'no', second_offer: secondOffer })
    .where('item_id', '=', itemId)
    .where('state', 'in', ['running', 'offered'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has an auction that ended unsold be listed once more, if its seller wished so. */
export async function makeRelistDue(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({ relist: 'due' })
    .where('item_id', '=', itemId)
    .where('relist', '=', 'wished')
    .where('state', '=', 'unsold')
    .where('relisted_as', 'is', null)
    .execute()
}

/** Gives up listing an auction once more by itself. */
export async function dropRelist(tx: Tx, itemId: string): Promise<void> {
  await tx.updateTable('auctions').set({ relist: 'no' }).where('item_id', '=', itemId).execute()
}

/** Says as what an unsold auction, or one that was refunded after it was sent, is listed once more; false when it was already, or is neither. */
export async function tryRelist(tx: Tx, itemId: string, relistedAs: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({ relist: 'no', relisted_as: relistedAs })
    .where('item_id', '=', itemId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'unsold'),
        eb.and([eb('state', '=', 'sold'), wasRefunded(sql`auctions.item_id`)]),
      ]),
    )
    .where('relisted_as', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
