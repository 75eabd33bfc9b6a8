/** Orders, their parcels and lines (frozen at checkout), coupon uses, payments and what happened to them. */
export const orders = `
create table orders (
  id text primary key,
  number text not null unique,
  buyer_id text not null references users (id),
  email text not null,
  state text not null check (state in ('awaiting_payment', 'paid', 'expired', 'cancelled', 'partially_refunded', 'refunded')),
  idempotency_key text not null,
  request_hash text not null,
  items_sen integer not null check (items_sen >= 0),
  shipping_sen integer not null check (shipping_sen >= 0),
  item_discount_sen integer not null check (item_discount_sen >= 0),
  shipping_discount_sen integer not null check (shipping_discount_sen >= 0),
  total_sen integer not null check (total_sen >= 0),
  country text not null,
  full_name text, phone text, line1 text, line2 text, city text, postcode text, state_code text,
  placed_at integer not null,
  expires_at integer not null,
  paid_at integer,
  check (total_sen = items_sen + shipping_sen - item_discount_sen - shipping_discount_sen),
  unique (buyer_id, idempotency_key)
) strict;
create index orders_buyer on orders (buyer_id, placed_at desc, id desc);
create index orders_buyer_state on orders (buyer_id, state, placed_at desc, id desc);
create index orders_due on orders (expires_at) where state = 'awaiting_payment';
create index orders_email_paid on orders (email) where paid_at is not null;
create index orders_phone_paid on orders (phone) where paid_at is not null;

create table parcels (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  seller_id text not null references users (id),
  store_id text not null references stores (id),
  store_name text not null,
  state text not null check (state in ('awaiting_payment', 'to_ship', 'shipped', 'delivered', 'completed', 'cancelled', 'return_requested', 'returned', 'disputed')),
  shipping_method text not null,
  zone text,
  chargeable_kg integer not null check (chargeable_kg >= 0),
  base_fee_sen integer not null check (base_fee_sen >= 0),
  per_kg_fee_sen integer not null check (per_kg_fee_sen >= 0),
  items_sen integer not null check (items_sen >= 0),
  seller_discount_sen integer not null check (seller_discount_sen >= 0),
  platform_discount_sen integer not null check (platform_discount_sen >= 0),
  shipping_sen integer not null check (shipping_sen >= 0),
  shipping_seller_discount_sen integer not null check (shipping_seller_discount_sen >= 0),
  shipping_platform_discount_sen integer not null check (shipping_platform_discount_sen >= 0),
  total_sen integer not null check (total_sen >= 0),
  seller_bps integer not null check (seller_bps between 0 and 10000),
  reseller_bps integer not null check (reseller_bps between 0 and 10000),
  reseller_id text references users (id),
  courier text,
  tracking_number text,
  shipped_at integer, delivered_at integer, completed_at integer,
  created_at integer not null,
  check (total_sen = items_sen - seller_discount_sen - platform_discount_sen
    + shipping_sen - shipping_seller_discount_sen - shipping_platform_discount_sen)
) strict;
create index parcels_order on parcels (order_id, position);
create index parcels_seller on parcels (seller_id, state, created_at desc, id desc);

create table order_lines (
  id text primary key,
  order_id text not null references orders (id),
  parcel_id text not null references parcels (id),
  item_id text not null references items (id),
  variant_id text not null references item_variants (id),
  title text not null,
  variant_name text not null,
  slug text not null,
  image_key text,
  is_virtual integer not null check (is_virtual in (0, 1)),
  unit_price_sen integer not null check (unit_price_sen >= 0),
  quantity integer not null check (quantity > 0),
  subtotal_sen integer not null,
  seller_discount_sen integer not null check (seller_discount_sen >= 0),
  platform_discount_sen integer not null check (platform_discount_sen >= 0),
  check (subtotal_sen = unit_price_sen * quantity),
  check (seller_discount_sen + platform_discount_sen <= subtotal_sen)
) strict;
create index order_lines_order on order_lines (order_id, id);
create index order_lines_parcel on order_lines (parcel_id);
create index order_lines_item on order_lines (item_id);

create table coupon_uses (
  id text primary key,
  coupon_id text not null references coupons (id),
  user_id text not null references users (id),
  order_id text not null references orders (id),
  code text not null,
  kind text not null,
  payer text not null check (payer in ('platform', 'seller')),
  amount_sen integer not null check (amount_sen > 0),
  use_number integer not null,
  used_at integer not null,
  released_at integer
) strict;
create unique index coupon_uses_member on coupon_uses (coupon_id, user_id, use_number) where released_at is null;
create index coupon_uses_placed on coupon_uses (order_id, id);
create unique index coupon_uses_order on coupon_uses (order_id, coupon_id) where released_at is null;

create table order_history (
  id text primary key,
  order_id text not null references orders (id),
  parcel_id text references parcels (id),
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('buyer', 'seller', 'admin', 'system')),
  actor_id text,
  note text not null default '',
  at integer not null
) strict;
create index order_history_order on order_history (order_id, at, id);

create table payments (
  id text primary key,
  order_id text not null references orders (id),
  provider text not null,
  provider_ref text,
  state text not null check (state in ('open', 'succeeded', 'held', 'refunded', 'closed')),
  amount_sen integer not null check (amount_sen >= 0),
  currency text not null default 'MYR',
  note text not null default '',
  created_at integer not null,
  settled_at integer
) strict;
create index payments_order on payments (order_id, created_at desc);
create index payments_open on payments (created_at) where state = 'open';
create unique index payments_provider_ref on payments (provider, provider_ref) where provider_ref is not null;

create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id text,
  type text not null,
  payload text not null,
  outcome text not null,
  received_at integer not null,
  primary key (provider, event_id)
) strict, without rowid;
create index payment_events_payment on payment_events (payment_id, received_at);

create table refunds (
  id text primary key,
  payment_id text not null references payments (id),
  amount_sen integer not null check (amount_sen > 0),
  reason text not null,
  state text not null check (state in ('requested', 'done', 'failed')),
  created_at integer not null,
  done_at integer
) strict;
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (created_at) where state = 'requested';

create table demo_charges (
  payment_id text primary key references payments (id),
  state text not null check (state in ('open', 'needs_code', 'declined', 'succeeded', 'refunded')),
  amount_sen integer not null,
  card_last4 text not null default '',
  tries integer not null default 0,
  updated_at integer not null
) strict;
`
