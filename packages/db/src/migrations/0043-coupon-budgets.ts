/**
 * A coupon may cost its payer so much in all. What it has cost is counted with its uses. The market's own and sellers'
 * coupons have an index each, so that many of one never push out the other.
 */
export const couponBudgets = `
alter table coupons add column budget_sen integer check (budget_sen > 0);
alter table coupons add column spent_sen integer not null default 0 check (spent_sen >= 0);
update coupons set spent_sen = coalesce((select sum(amount_sen) from coupon_uses u
  where u.coupon_id = coupons.id and u.released_at is null), 0);
drop index coupons_public;
create index coupons_public on coupons (payer, is_public, is_active, coalesce(ends_at, 9007199254740991), id);
drop index coupons_store;
create index coupons_store on coupons (store_id, created_at desc, id desc) where store_id is not null;
`
