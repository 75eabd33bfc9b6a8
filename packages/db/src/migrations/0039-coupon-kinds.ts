/**
 * Which kinds of coupons there are is the domain's to say: `coupons.kind` loses its list, so that a new kind needs
 * no migration. A constraint cannot be dropped, so the table is made anew.
 */
export const couponKinds = `
create table coupons_anew (
  id text primary key,
  code text not null collate nocase unique,
  kind text not null check (kind <> ''),
  percent_bps integer not null default 0 check (percent_bps between 0 and 10000),
  amount_sen integer not null default 0 check (amount_sen >= 0),
  cap_sen integer check (cap_sen > 0),
  min_spend_sen integer not null default 0 check (min_spend_sen >= 0),
  starts_at integer not null,
  ends_at integer,
  total_uses integer check (total_uses > 0),
  uses_per_member integer check (uses_per_member > 0),
  is_first_purchase_only integer not null default 0 check (is_first_purchase_only in (0, 1)),
  scope text not null default 'all' check (scope in ('all', 'store', 'category', 'items')),
  scope_values text not null default '[]',
  payer text not null check (payer in ('platform', 'seller')),
  store_id text references stores (id),
  is_public integer not null default 1 check (is_public in (0, 1)),
  is_active integer not null default 1 check (is_active in (0, 1)),
  used_count integer not null default 0 check (used_count >= 0),
  created_at integer not null,
  check (total_uses is null or used_count <= total_uses),
  check ((payer = 'seller') = (store_id is not null))
) strict;
insert into coupons_anew select id, code, kind, percent_bps, amount_sen, cap_sen, min_spend_sen, starts_at, ends_at,
  total_uses, uses_per_member, is_first_purchase_only, scope, scope_values, payer, store_id, is_public, is_active,
  used_count, created_at from coupons;
drop table coupons;
alter table coupons_anew rename to coupons;
create index coupons_public on coupons (is_public, is_active, coalesce(ends_at, 9007199254740991), id);
create index coupons_store on coupons (store_id) where store_id is not null;
`
