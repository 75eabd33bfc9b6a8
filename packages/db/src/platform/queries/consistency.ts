import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** Each finds rows that must not exist, whatever has happened. */
const RULES: Readonly<Record<string, RawBuilder<{ id: string }>>> = {
  'stock below 0': sql`select id from item_variants where stock < 0`,
  'stock of an item that is not the sum of its variants': sql`select id from items i where stock <>
    (select coalesce(sum(v.stock), 0) from item_variants v where v.item_id = i.id)`,
  'count of a category that is not its items on sale': sql`select category as id from category_counts c where items <>
    (select count(*) from items i where i.category = c.category and i.status = 'active')`,
  'cells that do not add up to their category': sql`select category as id from category_counts c where items <>
    (select coalesce(sum(l.items), 0) from item_cells l where l.category = c.category)`,
  'choices that are not as many as the items that have them': sql`select category || choices as id from choice_cells c
    where items <> (select count(*) from items i where i.status = 'active' and i.choices <> ''
      and i.category = c.category and i.choices = c.choices)`,
  // Those of an item with options are also what its variants are, in whichever language their seller wrote it.
  'an item with choices that are not among its attributes': sql`select id from items i where choices <> ''
    and option1 = '' and option2 = ''
    and length(choices) <> (select coalesce(sum(length(a.key) + length(a.value) + 3), 0) from item_attributes a
      where a.item_id = i.id and i.choices like '%;' || a.key || '=' || a.value || ';%')`,
  'count of a seller that is not their items': sql`select seller_id || ' ' || status as id from seller_items c where items <>
    (select count(*) from items i where i.seller_id = c.seller_id and i.status = c.status)`,
  'count of a seller that is not their parcels': sql`select seller_id || ' ' || state as id from seller_parcels c where parcels <>
    (select count(*) from parcels p where p.seller_id = c.seller_id and p.state = c.state)`,
  'coupon used more often than it may be': sql`select code as id from coupons where used_count > total_uses`,
  'coupon whose count is not its uses': sql`select code as id from coupons c where used_count <>
    (select count(*) from coupon_uses u where u.coupon_id = c.id and u.released_at is null)`,
  'coupon whose cost is not what its uses cost': sql`select code as id from coupons c where spent_sen <>
    (select coalesce(sum(u.amount_sen), 0) from coupon_uses u where u.coupon_id = c.id and u.released_at is null)`,
  'coupon used more often by a member than it may be': sql`select c.code || ' by ' || u.user_id as id
    from coupon_uses u join coupons c on c.id = u.coupon_id where u.released_at is null
    group by u.coupon_id, u.user_id having count(*) > c.uses_per_member`,
  'an adjustment that is not what the books say': sql`select j.transaction_id as id from ledger_adjustments j where owed_sen <>
    0 - (select coalesce(sum(e.amount_sen), 0) from ledger_entries e where e.transaction_id = j.transaction_id
      and e.account = j.side || ':' || j.user_id)`,
  'a day of an account that is not its entries': sql`select account || ' ' || day as id from ledger_days where debit_sen < 0
    or credit_sen < 0 union all select 'all' where (select coalesce(sum(debit_sen - credit_sen), 0) from ledger_days) <> 0
    or (select coalesce(sum(entries), 0) from ledger_days) <> (select count(*) from ledger_entries)
    or (select coalesce(sum(debit_sen), 0) from ledger_days) <>
      (select coalesce(sum(amount_sen), 0) from ledger_entries where amount_sen > 0)`,
  'more refunded than was paid': sql`select p.id from payments p where coalesce(received_sen, amount_sen) <
    (select coalesce(sum(r.amount_sen), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')`,
  'money held for a parcel that is over': sql`select p.id from parcels p where p.state in ('completed', 'cancelled', 'returned')
    and 0 <> (select coalesce(sum(e.amount_sen), 0) from ledger_entries e
      where e.parcel_id = p.id and e.account = 'held:' || p.seller_id)`,
  'a parcel under way whose money is not held': sql`select p.id from parcels p
    where p.state in ('to_ship', 'shipped', 'delivered', 'return_requested', 'disputed')
    and (select coalesce(sum(e.amount_sen), 0) from ledger_entries e
      where e.parcel_id = p.id and e.account = 'held:' || p.seller_id) <>
      p.refunded_shipping_sen + p.refunded_shipping_promoted_sen
      - (p.items_sen - p.seller_discount_sen + p.shipping_sen - p.shipping_seller_discount_sen)
      + (select sum(refunded_sen + refunded_promoted_sen) from order_lines l where l.parcel_id = p.id)`,
  'refunds that are not what their parcel gave back': sql`select p.id from parcels p
    where exists (select 1 from refunds r where r.parcel_id = p.id)
    and (select sum(amount_sen) from refunds r where r.parcel_id = p.id) <> p.refunded_shipping_sen
      + (select sum(refunded_sen) from order_lines l where l.parcel_id = p.id)`,
  'an ended claim that is still open': sql`select id from order_claims where (closed_at is null) <>
    (state not in ('settled', 'decided', 'withdrawn', 'lapsed'))`,
  'a claimed parcel without a claim': sql`select p.id from parcels p where p.state in ('disputed', 'return_requested')
    and not exists (select 1 from order_claims c where c.parcel_id = p.id and c.closed_at is null)`,
  'half an order': sql`select o.id from orders o where
    not exists (select 1 from payments p where p.order_id = o.id)
    or not exists (select 1 from order_history h where h.order_id = o.id)
    or o.total_sen <> (select coalesce(sum(p.total_sen), -1) from parcels p where p.order_id = o.id)
    or o.items_sen <> (select coalesce(sum(l.subtotal_sen), -1) from order_lines l where l.order_id = o.id)`,
  'an auction that is over and still on the lists': sql`select i.id from auctions a join items i on i.id = a.item_id
    where a.state <> 'running' and i.status = 'active'`,
  'an auctioned piece that was ordered twice': sql`select a.item_id as id from auctions a
    join order_lines l on l.item_id = a.item_id join parcels p on p.id = l.parcel_id
    where p.state not in ('cancelled', 'returned') group by a.item_id having sum(l.quantity - l.refunded_quantity) > 1`,
  'an auction with bids that was ordered by somebody to whom it was not offered': sql`select a.item_id as id from auctions a
    join order_lines l on l.item_id = a.item_id join parcels p on p.id = l.parcel_id join orders o on o.id = l.order_id
    where a.bid_count > 0 and p.state not in ('cancelled', 'returned') and not exists (select 1 from auction_offers f
      where f.item_id = a.item_id and f.bidder_id = o.buyer_id and f.price_sen = l.unit_price_sen)`,
}

/** What contradicts itself between the tables; nothing in a sound market. */
export async function checkConsistency(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [what, rule] of Object.entries(RULES))
    for (const { id } of (await rule.execute(db)).rows) found.push(`${what}: ${id}`)
  return found
}
