/** Carts, and coupons with their uses. */
export const cart = `
create table cart_lines (
  user_id text not null references users (id),
  variant_id text not null references item_variants (id),
  quantity integer not null check (quantity between 1 and 9999),
  seen_price_sen integer not null,
  added_at integer not null,
  primary key (user_id, variant_id)
) strict, without rowid;
create index cart_lines_variant on cart_lines (variant_id);

create table coupons (
  id text primary key,
  code text not null collate nocase unique,
  kind text not null check (kind in ('free_shipping', 'percent', 'fixed')),
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
create index coupons_public on coupons (is_public, is_active, coalesce(ends_at, 9007199254740991), id);

create table cart_coupons (
  user_id text not null references users (id),
  coupon_id text not null references coupons (id),
  added_at integer not null,
  primary key (user_id, coupon_id)
) strict, without rowid;
`
