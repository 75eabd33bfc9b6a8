import type { AuctionState, Bidding, ItemStatus, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { isHidden } from '../../kernel/hidden-stores'
import { NotMoved } from '../../kernel/not-moved'
import type { Tx } from '../../kernel/transact'

/** An auction with what decides about its bids. */
export interface AuctionView extends Bidding {
  itemId: string
  /** Its only one. */
  variantId: string
  slug: string
  title: string
  sellerId: string
  storeName: string
  status: ItemStatus
  stock: number
  state: AuctionState
  /** Buys it at once, until there is a bid. */
  buyNow: Sen | null
  /** Empty without a leader. */
  leaderName: string
  /** What the bids came to: after the end the item may cost less, to the second bidder. */
  bidPrice: Sen
  /** The page of the item that it was listed as once more; null where there is none. */
  relistedSlug: string | null
}

interface AuctionRow extends Omit<AuctionView, 'leader'> {
  leaderId: string | null
  leaderMaximum: Sen | null
}

const selectAuction = sql`select a.item_id as "itemId", v.id as "variantId", i.slug, i.title, i.seller_id as "sellerId",
  s.name as "storeName", i.status, i.stock, a.state, i.price_sen as price, i.ends_at as "endsAt", a.start_sen as "startPrice",
  a.reserve_sen as reserve, a.buy_now_sen as "buyNow", a.first_ends_at as "firstEndsAt", a.bid_count as "bidCount",
  a.leader_id as "leaderId", a.leader_max_sen as "leaderMaximum", coalesce(u.name, '') as "leaderName",
  coalesce((select o.price_sen from auction_offers o where o.item_id = a.item_id and o.rank = 1), i.price_sen) as "bidPrice",
  (select n.slug from items n where n.id = a.relisted_as and n.status in ('active', 'sold_out')) as "relistedSlug"
  from auctions a join items i on i.id = a.item_id join stores s on s.id = i.store_id
  join item_variants v on v.item_id = i.id and v.position = 0 left join users u on u.id = a.leader_id`

function toAuction({ leaderId, leaderMaximum, ...row }: AuctionRow): AuctionView {
  const leader =
    leaderId === null || leaderMaximum === null ? null : { bidderId: leaderId, maximum: leaderMaximum }
  return { ...row, leader }
}

/** The auction of an item; null when it is sold otherwise. */
export async function findAuction(db: Db, itemId: string): Promise<AuctionView | null> {
  const { rows } = await sql<AuctionRow>`${selectAuction} where a.item_id = ${itemId}`.execute(db)
  return rows[0] ? toAuction(rows[0]) : null
}

/** Those of these items that are auctioned and that everybody may see, in no order. */
export async function listShownAuctions(db: Db, itemIds: readonly string[]): Promise<AuctionView[]> {
  if (itemIds.length === 0) return []
  const { rows } = await sql<AuctionRow>`${selectAuction} where a.item_id in (${sql.join(itemIds)})
    and i.status in ('active', 'sold_out') and not ${isHidden('i.store_id')}`.execute(db)
  return rows.map(toAuction)
}

export interface BidView {
  seq: number
  bidderId: string
  bidderName: string
  /** What was stated; what others may see of it is at most the price. */
  maximum: Sen
  placedAt: number
}

/** The bids everybody sees, the latest first. @param before the number of the last one on the page before */
export async function listBids(
  db: Db,
  itemId: string,
  before: number | null,
  limit: number,
): Promise<{ bids: BidView[]; next: number | null }> {
  const { rows } = await sql<BidView>`select b.seq, b.bidder_id as "bidderId", u.name as "bidderName",
    b.maximum_sen as maximum, b.placed_at as "placedAt" from bids b ${fixedJoin} users u on u.id = b.bidder_id
    where b.item_id = ${itemId} and b.is_seen = 1 and b.seq < ${before ?? Number.MAX_SAFE_INTEGER}
    order by b.seq desc limit ${limit + 1}`.execute(db)
  const bids = rows.slice(0, limit)
  return { bids, next: rows.length > limit ? (bids.at(-1)?.seq ?? null) : null }
}

/** The most a member has stated in an auction; null without a bid. */
export async function findOwnMaximum(db: Db, itemId: string, userId: string): Promise<Sen | null> {
  const { rows } = await sql<{ maximum: Sen }>`select maximum_sen as maximum from auction_bidders
    where item_id = ${itemId} and bidder_id = ${userId}`.execute(db)
  return rows[0]?.maximum ?? null
}

export async function insertBid(
  tx: Tx,
  bid: { itemId: string; bidderId: string; maximum: Sen; isSeen: boolean; now: number },
): Promise<void> {
  await tx
    .insertInto('bids')
    .values({
      item_id: bid.itemId,
      bidder_id: bid.bidderId,
      maximum_sen: bid.maximum,
      is_seen: bid.isSeen ? 1 : 0,
      placed_at: bid.now,
    })
    .execute()
}

/** Writes what a bid changed: who leads, and what everybody sees of it on the item. */
export async function saveBidding(
  tx: Tx,
  {
    itemId,
    price,
    endsAt,
    leader,
    bidCount,
  }: Pick<AuctionView, 'itemId' | 'price' | 'endsAt' | 'leader' | 'bidCount'>,
): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({
      bid_count: bidCount,
      leader_id: leader?.bidderId ?? null,
      leader_max_sen: leader?.maximum ?? null,
      due_at: endsAt,
    })
    .where('item_id', '=', itemId)
    .execute()
  await setAuctionPrice(tx, itemId, price)
  await setAuctionEnd(tx, itemId, endsAt)
}

export async function setAuctionEnd(tx: Tx, itemId: string, endsAt: number): Promise<void> {
  await tx
    .updateTable('items')
    .set({ ends_at: endsAt })
    .where('id', '=', itemId)
    .where('ends_at', '<>', endsAt)
    .execute()
}

/** What it costs, on the item and its only variant. */
export async function setAuctionPrice(tx: Tx, itemId: string, price: Sen): Promise<void> {
  await tx
    .updateTable('items')
    .set({ price_sen: price })
    .where('id', '=', itemId)
    .where('price_sen', '<>', price)
    .execute()
  await tx
    .updateTable('item_variants')
    .set({ price_sen: price })
    .where('item_id', '=', itemId)
    .where('price_sen', '<>', price)
    .execute()
}

/** Auctions and offers whose time is up. */
export async function findDueAuctions(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('auctions')
    .select('item_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.item_id)
}

/** Auctions whose bidders and watchers are due a reminder of the end. */
export async function findEndingAuctions(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('auctions')
    .select('item_id')
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.item_id)
}

/** Takes the reminder of an auction; false when another took it. */
export async function takeEndingReminder(tx: Tx, itemId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({ remind_at: null })
    .where('item_id', '=', itemId)
    .where('remind_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Moves an auction on; false when it was in another state. */
export async function tryMoveAuction(
  tx: Tx,
  itemId: string,
  from: AuctionState,
  to: AuctionState,
  dueAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({ state: to, due_at: dueAt, remind_at: null })
    .where('item_id', '=', itemId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Moves an auction on. @throws NotMoved when it was in another state */
export async function moveAuction(
  ...[tx, itemId, from, to, dueAt]: Parameters<typeof tryMoveAuction>
): Promise<void> {
  if (!(await tryMoveAuction(tx, itemId, from, to, dueAt))) throw new NotMoved('auction', itemId, to)
}

/** Takes an item whose auction is over off the lists; its page stays. */
export async function closeAuctionItem(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable('items')
    .set({ status: 'sold_out' })
    .where('id', '=', itemId)
    .where('status', '=', 'active')
    .execute()
}
