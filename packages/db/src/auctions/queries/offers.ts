import { ROLE, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import { lastOrderOf, wentBack } from '../../orders/queries/last-order'

/** Whoever stated the most besides one bidder, the earlier of equals, if they may still buy: sellers may not. */
export async function findSecondBidder(
  db: Db,
  itemId: string,
  exceptId: string,
): Promise<{ bidderId: string; maximum: Sen } | null> {
  const { rows } = await sql<{
    bidderId: string
    maximum: Sen
  }>`select b.bidder_id as "bidderId", b.maximum_sen as maximum
    from auction_bidders b ${fixedJoin} users u on u.id = b.bidder_id
    where b.item_id = ${itemId} and b.bidder_id <> ${exceptId} and u.status = 'active' and u.role = ${ROLE.BUYER}
    order by b.maximum_sen desc, b.bid_seq limit 1`.execute(db)
  return rows[0] ?? null
}

export interface OfferView {
  rank: 1 | 2
  bidderId: string
  price: Sen
  expiresAt: number
}

export async function insertOffer(tx: Tx, itemId: string, offer: OfferView & { now: number }): Promise<void> {
  await tx
    .insertInto('auction_offers')
    .values({
      item_id: itemId,
      rank: offer.rank,
      bidder_id: offer.bidderId,
      price_sen: offer.price,
      made_at: offer.now,
      expires_at: offer.expiresAt,
    })
    .execute()
}

/** To whom an ended auction was offered last. */
export async function findLastOffer(db: Db, itemId: string): Promise<OfferView | null> {
  const { rows } =
    await sql<OfferView>`select rank, bidder_id as "bidderId", price_sen as price, expires_at as "expiresAt"
    from auction_offers where item_id = ${itemId} order by rank desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Ends the offers of an auction before their time: nobody may buy it by them any more. */
export async function endOffers(tx: Tx, itemId: string, now: number): Promise<void> {
  await tx
    .updateTable('auction_offers')
    .set({ expires_at: now })
    .where('item_id', '=', itemId)
    .where('expires_at', '>', now)
    .execute()
}

/** Whether somebody has ordered an item and not paid yet. */
export async function hasUnpaidOrder(db: Db, itemId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from order_lines l ${fixedJoin} orders o on o.id = l.order_id
    where l.item_id = ${itemId} and o.state = 'awaiting_payment' limit 1`.execute(db)
  return rows.length > 0
}

/** What a member has ordered an auctioned item for; null when they have not, not paid in time, or cancelled it. */
export async function findOrderedPrice(db: Db, itemId: string, buyerId: string): Promise<Sen | null> {
  const { rows } = await sql<{
    price: Sen
  }>`select l.price from (select l.unit_price_sen as price, l.parcel_id, l.quantity, l.refunded_quantity
      ${lastOrderOf(sql`${itemId}`, buyerId)}) l
    where not exists (select 1 from parcels p where p.id = l.parcel_id and ${wentBack('l', 'p')})`.execute(db)
  return rows[0]?.price ?? null
}

const hurryAuctions = prepareQuery((db, { orderId, now }: ParametersOf<{ orderId: string; now: number }>) =>
  db
    .updateTable('auctions')
    .set({ due_at: now })
    .where('item_id', 'in', db.selectFrom('order_lines').select('item_id').where('order_id', '=', orderId))
    .where('state', 'in', ['running', 'offered'])
    .compile(),
)

/** Has the clock look at once at the auctions that an order was for; it knows that they are sold. */
export async function hurryAuctionsOf(tx: Tx, orderId: string, now: number): Promise<void> {
  await hurryAuctions(tx, { orderId, now })
}

/** Those who bid on an item or keep it on their wishlist. */
export async function findAuctionFollowers(db: Db, itemId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select bidder_id as id from auction_bidders where item_id = ${itemId}
    union select user_id from wishlist where item_id = ${itemId} limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
