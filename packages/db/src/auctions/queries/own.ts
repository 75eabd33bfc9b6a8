import { type AuctionState, type ListSort, type OrderState, orderOf, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { lastOrderOf, wentBack } from '../../orders/queries/last-order'

/** What a member was offered after the end of an auction. */
export interface OwnOffer {
  rank: 1 | 2
  price: Sen
  expiresAt: number
}

/** An auction that concerns one member. It does not reveal what others have bid at most. */
export interface OwnAuction {
  itemId: string
  /** Its only one. */
  variantId: string
  /** Empty when it has no page any more. */
  slug: string
  title: string
  storeName: string
  imageKey: string | null
  state: AuctionState
  endsAt: number
  /** What it was offered to the winner for; null while nobody has won it. */
  finalPrice: Sen | null
  offer: OwnOffer | null
  /** The member's last order of it that was paid or can still be; also one of which the item went back before it was sent. */
  order: { id: string; state: OrderState; isCancelled: boolean } | null
}

export interface OwnBid extends OwnAuction {
  /** What everybody sees. */
  price: Sen
  /** The most the member has stated. */
  maximum: Sen
  isLeading: boolean
  bidAt: number
}

export interface OwnOfferRow extends OwnAuction {
  offer: OwnOffer
  madeAt: number
}

interface Flat extends Omit<OwnAuction, 'offer' | 'order'> {
  rank: 1 | 2 | null
  offerPrice: Sen | null
  expiresAt: number | null
  orderId: string | null
  orderState: OrderState | null
  isCancelled: 0 | 1
}

const ownColumns = sql`a.item_id as "itemId", v.id as "variantId",
  case when i.status in ('draft', 'removed') then '' else i.slug end as slug, i.title, s.name as "storeName",
  (select key from item_images where item_id = a.item_id order by position limit 1) as "imageKey",
  a.state, i.ends_at as "endsAt",
  (select price_sen from auction_offers where item_id = a.item_id and rank = 1) as "finalPrice",
  o.rank, o.price_sen as "offerPrice", o.expires_at as "expiresAt", p.id as "orderId", p.state as "orderState",
  exists (select 1 from order_lines l join parcels c on c.id = l.parcel_id
    where l.order_id = p.id and l.item_id = a.item_id and ${wentBack('l', 'c')}) as "isCancelled"`

const ownTables = sql`${fixedJoin} items i on i.id = a.item_id ${fixedJoin} stores s on s.id = i.store_id
  ${fixedJoin} item_variants v on v.item_id = a.item_id and v.position = 0`

const lastOrder = (bidderId: string) => sql`left join orders p on p.id =
  (select l.order_id ${lastOrderOf(sql`a.item_id`, bidderId)})`

function toOwn<Row extends Flat>({
  rank,
  offerPrice,
  expiresAt,
  orderId,
  orderState,
  isCancelled,
  ...row
}: Row) {
  const hasOffer = rank !== null && offerPrice !== null && expiresAt !== null
  return {
    ...row,
    offer: hasOffer ? { rank, price: offerPrice, expiresAt } : null,
    order:
      orderId !== null && orderState !== null
        ? { id: orderId, state: orderState, isCancelled: isCancelled === 1 }
        : null,
  }
}

/** The auctions a member has bid on, those that run or the others, usually the latest bid first. */
export async function listOwnBids(
  db: Db,
  bidderId: string,
  { isRunning, sort = 'usual' }: { isRunning: boolean; sort?: ListSort },
  cursor: TimeCursor | null,
  limit: number,
): Promise<OwnBid[]> {
  type Row = Flat & Pick<OwnBid, 'price' | 'maximum' | 'bidAt'> & { isLeading: 0 | 1 }
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<Row>`select ${ownColumns}, i.price_sen as price, b.maximum_sen as maximum,
    b.bid_at as "bidAt", a.leader_id is not distinct from b.bidder_id as "isLeading"
    from auction_bidders b ${fixedJoin} auctions a on a.item_id = b.item_id ${ownTables}
    left join auction_offers o on o.item_id = a.item_id and o.bidder_id = b.bidder_id ${lastOrder(bidderId)}
    where b.bidder_id = ${bidderId} and (a.state = 'running') = ${isRunning ? sql`true` : sql`false`}
    and ${isBeyond(cursor, order, ['b.bid_at', 'b.item_id'])}
    order by b.bid_at ${direction}, b.item_id ${direction} limit ${limit}`.execute(db)
  return rows.map(({ isLeading, ...row }) => ({ ...toOwn(row), isLeading: isLeading === 1 }))
}

/**
 * What a member was offered after auctions, usually the latest offer first.
 * @param openAt only what waits to be bought at that time
 */
export async function listOwnOffers(
  db: Db,
  bidderId: string,
  { openAt, sort = 'usual' }: { openAt: number | null; sort?: ListSort },
  cursor: TimeCursor | null,
  limit: number,
): Promise<OwnOfferRow[]> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<Flat & { madeAt: number }>`select ${ownColumns}, o.made_at as "madeAt"
    from auction_offers o ${fixedJoin} auctions a on a.item_id = o.item_id ${ownTables} ${lastOrder(bidderId)}
    where o.bidder_id = ${bidderId}
    and ${openAt === null ? sql`true` : sql`o.expires_at > ${openAt} and a.state = 'offered' and i.stock > 0`}
    and ${isBeyond(cursor, order, ['o.made_at', 'o.item_id'])}
    order by o.made_at ${direction}, o.item_id ${direction} limit ${limit}`.execute(db)
  return rows.flatMap((row) => {
    const { offer, ...own } = toOwn(row)
    return offer === null ? [] : [{ ...own, offer }]
  })
}

/** A running auction that a member bids on or keeps. */
export interface FollowedAuction {
  id: string
  slug: string
  title: string
  price: Sen
  endsAt: number
  imageKey: string | null
  /** Null without a bid of the member. */
  isLeading: boolean | null
}

/** The running auctions that a member bids on or keeps, each once, those that end first first. */
export async function findFollowedAuctions(
  db: Db,
  userId: string,
  now: number,
  limit: number,
): Promise<FollowedAuction[]> {
  type Row = Omit<FollowedAuction, 'isLeading'> & { isLeading: 0 | 1 | null }
  const { rows } = await sql<Row>`with f as materialized (
      select item_id, 1 as has_bid from auction_bidders where bidder_id = ${userId}
      union all select w.item_id, 0 from wishlist w where w.user_id = ${userId} and not exists
        (select 1 from auction_bidders b where b.item_id = w.item_id and b.bidder_id = w.user_id))
    select i.id, i.slug, i.title, i.price_sen as price, i.ends_at as "endsAt",
    (select key from item_images where item_id = i.id order by position limit 1) as "imageKey",
    case when f.has_bid = 1 then a.leader_id is not distinct from ${userId} end as "isLeading"
    from f ${fixedJoin} auctions a on a.item_id = f.item_id ${fixedJoin} items i on i.id = f.item_id
    where a.state = 'running' and i.status = 'active' and i.ends_at > ${now}
    order by i.ends_at, i.id limit ${limit}`.execute(db)
  return rows.map(({ isLeading, ...row }) => ({
    ...row,
    isLeading: isLeading === null ? null : isLeading === 1,
  }))
}
