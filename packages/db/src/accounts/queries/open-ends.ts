import { accountName, OPEN_PARCELS, ROLE, type Sen, sen } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'

/** Parcels that still have something to happen to them. */
export const openParcels = sql`(${sql.join(OPEN_PARCELS.map((state) => sql.lit(state)))})`

export interface OpenEnds {
  hasOpenOrders: boolean
  hasOpenSales: boolean
  hasBalance: boolean
  hasDebt: boolean
  hasBids: boolean
  isLastAdmin: boolean
}

/**
 * What keeps a member's account from being deleted.
 * @param minimum what a balance must reach to be paid out, in sen: less than that does not keep it
 */
export async function findOpenEnds(db: Db, userId: string, minimum: Sen = sen(1)): Promise<OpenEnds> {
  const accounts = [
    accountName({ type: 'held', sellerId: userId }),
    accountName({ type: 'seller', sellerId: userId }),
    accountName({ type: 'reseller', resellerId: userId }),
  ]
  const { rows } = await sql<Record<keyof OpenEnds, 0 | 1>>`select
    exists (select 1 from orders o join parcels p on p.order_id = o.id
      where o.buyer_id = ${userId} and p.state in ${openParcels}) as "hasOpenOrders",
    exists (select 1 from parcels where seller_id = ${userId} and state in ${openParcels})
      or ${awaitsBuyer(userId)} as "hasOpenSales",
    (select coalesce(sum(amount_sen), 0) from ledger_entries where account = ${accounts[0]}) <> 0
      or (select 0 - coalesce(sum(amount_sen), 0) from ledger_entries where account in (${accounts[1]}, ${accounts[2]}))
        >= ${minimum}
      or exists (select 1 from payouts where user_id = ${userId}
        and state in ('proposed', 'in_transit', 'unknown')) as "hasBalance",
    (select coalesce(sum(amount_sen), 0) from ledger_entries where account in (${accounts[1]}, ${accounts[2]})) > 0
      as "hasDebt",
    exists (select 1 from auctions where leader_id = ${userId} and state = 'running')
      or exists (select 1 from auction_offers o join auctions a on a.item_id = o.item_id
        where o.bidder_id = ${userId} and a.state = 'offered'
        and o.rank = (select max(rank) from auction_offers where item_id = o.item_id)) as "hasBids",
    ${isOnlyAdmin(userId)} as "isLastAdmin"`.execute(db)
  const row = rows[0]
  return {
    hasOpenOrders: row?.hasOpenOrders === 1,
    hasOpenSales: row?.hasOpenSales === 1,
    hasBalance: row?.hasBalance === 1,
    hasDebt: row?.hasDebt === 1,
    hasBids: row?.hasBids === 1,
    isLastAdmin: row?.isLastAdmin === 1,
  }
}

export interface OpenPurchases {
  orders: { id: string; number: string }[]
  /** Auctions they lead, or won and did not check out. */
  bids: { slug: string; title: string }[]
}

/** Some of the orders and bids that `findOpenEnds` counts as open, the newest orders first. */
export async function listOpenPurchases(db: Db, userId: string, limit: number): Promise<OpenPurchases> {
  const orders = await sql<OpenPurchases['orders'][number]>`select o.id, o.number from orders o
    where o.buyer_id = ${userId} and exists (select 1 from parcels p where p.order_id = o.id and p.state in ${openParcels})
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db)
  const bids = await sql<OpenPurchases['bids'][number]>`select i.slug, i.title from items i where i.id in (
      select item_id from auctions where leader_id = ${userId} and state = 'running'
      union select o.item_id from auction_offers o join auctions a on a.item_id = o.item_id
        where o.bidder_id = ${userId} and a.state = 'offered'
        and o.rank = (select max(rank) from auction_offers where item_id = o.item_id))
    limit ${limit}`.execute(db)
  return { orders: orders.rows, bids: bids.rows }
}

/** Whether somebody leads in an auction of theirs, or was offered what it sold: they count on being sold it. */
const awaitsBuyer = (userId: string) => sql<SqlBool>`exists (
  select 1 from items i ${fixedJoin} auctions a on a.item_id = i.id
  where i.seller_id = ${userId} and i.listing_type = 'Auction'
  and (a.state = 'offered' or (a.state = 'running' and a.leader_id is not null)))`

const isOnlyAdmin = (userId: string) => sql<SqlBool>`(
  exists (select 1 from users where id = ${userId} and role = ${sql.lit(ROLE.ADMIN)})
  and not exists (select 1 from users where role = ${sql.lit(ROLE.ADMIN)} and status = 'active' and id <> ${userId}))`
