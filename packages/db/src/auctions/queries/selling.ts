import { type AuctionState, type ItemStatus, type ListSort, orderOf, ROLE, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { wasRefunded } from '../../orders/queries/last-order'

/** An auction as its seller sees it. Nobody's maximum is shown. */
export interface SoldAuction {
  itemId: string
  slug: string
  title: string
  imageKey: string | null
  status: ItemStatus
  /** Null for one that has not started. */
  state: AuctionState | null
  startPrice: Sen
  /** What everybody sees. */
  price: Sen
  reserve: Sen | null
  isReserveMet: boolean
  bids: number
  /** Members who keep it on their wishlist. */
  watchers: number
  /** When it starts by itself, ends, or ended. */
  at: number
  stoppedAt: number | null
  relistedAs: string | null
  isRelistDue: boolean
  /** To whom it was offered last. */
  offerRank: 1 | 2 | null
  offerExpiresAt: number | null
  /** Unsold because what was paid for went back before it was sent. */
  isCancelled: boolean
  /** Sold and sent, and all its money went back; the goods did not always. */
  isRefunded: boolean
  /** There is somebody else to offer it to. */
  hasSecond: boolean
}

type Row = Omit<SoldAuction, 'isReserveMet' | 'isCancelled' | 'isRefunded' | 'hasSecond' | 'isRelistDue'> & {
  isReserveMet: 0 | 1
  isCancelled: 0 | 1
  isRefunded: 0 | 1
  hasSecond: 0 | 1
  isRelistDue: 0 | 1
}

const toAuction = ({
  isReserveMet,
  isCancelled,
  isRefunded,
  hasSecond,
  isRelistDue,
  ...row
}: Row): SoldAuction => ({
  ...row,
  isReserveMet: isReserveMet === 1,
  isCancelled: isCancelled === 1,
  isRefunded: isRefunded === 1,
  hasSecond: hasSecond === 1,
  isRelistDue: isRelistDue === 1,
})

const about = sql`i.id as "itemId", i.slug, i.title, i.status, i.price_sen as price,
  (select key from item_images where item_id = i.id order by position limit 1) as "imageKey",
  (select count(*) from wishlist where item_id = i.id) as watchers`

/** Whether an auction may be offered to its second bidder: the winner did not buy it, and somebody else bid enough. */
const hasSecond = sql`(a.state = 'unsold' and a.relisted_as is null and i.stock > 0 and i.status = 'sold_out'
  and o.rank = 1 and exists (select 1 from auction_bidders b join users u on u.id = b.bidder_id
    where b.item_id = a.item_id and b.bidder_id <> o.bidder_id and u.status = 'active'
    and u.role = ${ROLE.BUYER} and b.maximum_sen >= coalesce(a.reserve_sen, 0)))`

/** Whether somebody had paid for what is unsold all the same. */
const isCancelled = sql`(a.state = 'unsold' and exists (select 1 from order_lines l join orders m on m.id = l.order_id
  where l.item_id = a.item_id and m.paid_at is not null))`

/** Whether what was sold was refunded after it was sent. */
const isRefunded = sql`(a.state = 'sold' and ${wasRefunded(sql`a.item_id`)})`

/** A page of a seller's auctions: those that run, usually the first to end first, or the others, usually the last to end first. */
export async function listSoldAuctions(
  db: Db,
  sellerId: string,
  { isRunning, sort = 'usual' }: { isRunning: boolean; sort?: ListSort },
  cursor: TimeCursor | null,
  limit: number,
): Promise<SoldAuction[]> {
  const order = orderOf(isRunning ? 'asc' : 'desc', sort)
  const direction = sql.raw(order)
  const { rows } =
    await sql<Row>`select ${about}, a.state, a.start_sen as "startPrice", a.reserve_sen as reserve,
    coalesce(a.leader_max_sen >= coalesce(a.reserve_sen, 0), false) as "isReserveMet", a.bid_count as bids,
    i.ends_at as at, a.stopped_at as "stoppedAt", a.relisted_as as "relistedAs", a.relist = 'due' as "isRelistDue",
    o.rank as "offerRank", o.expires_at as "offerExpiresAt", ${isCancelled} as "isCancelled",
    ${isRefunded} as "isRefunded", ${hasSecond} as "hasSecond"
    from items i ${fixedJoin} auctions a on a.item_id = i.id
    left join auction_offers o on o.item_id = i.id
      and o.rank = (select max(rank) from auction_offers where item_id = i.id)
    where i.seller_id = ${sellerId} and i.listing_type = 'Auction'
    and (a.state = 'running' and i.status <> 'removed') = ${isRunning ? sql`true` : sql`false`}
    and ${isBeyond(cursor, order, ['i.ends_at', 'i.id'])}
    order by i.ends_at ${direction}, i.id ${direction} limit ${limit}`.execute(db)
  return rows.map(toAuction)
}

/** A seller's auctions that have a time to start, usually the next one first. */
export async function listPlannedAuctions(
  db: Db,
  sellerId: string,
  limit: number,
  sort: ListSort = 'usual',
): Promise<SoldAuction[]> {
  const direction = sql.raw(orderOf('asc', sort))
  const { rows } = await sql<Row>`select ${about}, null as state, p.start_sen as "startPrice",
    p.reserve_sen as reserve, 0 as "isReserveMet", 0 as bids, i.on_sale_at as at, null as "stoppedAt",
    null as "relistedAs", 0 as "isRelistDue", null as "offerRank", null as "offerExpiresAt", 0 as "isCancelled",
    0 as "isRefunded", 0 as "hasSecond"
    from items i ${fixedJoin} auction_plans p on p.item_id = i.id
    where i.seller_id = ${sellerId} and i.listing_type = 'Auction' and i.status = 'draft'
    and i.on_sale_at is not null order by i.on_sale_at ${direction}, i.id ${direction} limit ${limit}`.execute(
    db,
  )
  return rows.map(toAuction)
}

/** Unsold auctions that their sellers want listed once more. */
export const findDueRelists = (db: Db, limit: number): Promise<{ itemId: string; sellerId: string }[]> =>
  db
    .selectFrom('auctions as a')
    .innerJoin('items as i', 'i.id', 'a.item_id')
    .select((eb) => [eb.ref('a.item_id').as('itemId'), eb.ref('i.seller_id').as('sellerId')])
    // Written out, so that the index of those that are due serves.
    .where(sql<boolean>`a.relist = 'due'`)
    .limit(limit)
    .execute()
