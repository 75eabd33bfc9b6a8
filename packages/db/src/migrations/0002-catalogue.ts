/**
 * Stores, items, their variants and pictures. Stock lives in the variants (an item without options has
 * one unnamed variant); a trigger keeps the sum on the item, so that lists never count. Each listing
 * (all, category, store, featured) has an index per sort. Of two that fit equally well SQLite decides by
 * the order they were made in, so they stay in this order; query-plans.test.ts says which serves what.
 */
export const catalogue = `
create table stores (
  id text primary key,
  seller_id text not null references users (id),
  name text not null,
  slug text not null unique,
  description text not null default '',
  city text not null default '',
  country text not null default 'MY',
  logo_key text,
  free_shipping_from_sen integer check (free_shipping_from_sen >= 0),
  created_at integer not null
) strict;
create index stores_seller on stores (seller_id);

create table items (
  seq integer primary key,
  id text not null unique,
  seller_id text not null references users (id),
  store_id text not null references stores (id),
  slug text not null unique,
  title text not null,
  description text not null default '',
  category text not null,
  condition text not null check (condition in ('new', 'like_new', 'used')),
  listing_type text not null check (listing_type in ('Fixed', 'Auction')),
  status text not null check (status in ('draft', 'active', 'paused', 'sold_out', 'removed')),
  price_sen integer not null check (price_sen >= 0),
  original_price_sen integer check (original_price_sen >= 0),
  is_on_offer integer not null generated always as (coalesce(original_price_sen > price_sen and listing_type = 'Fixed', 0)) stored,
  stock integer not null default 0 check (stock >= 0),
  is_virtual integer not null default 0 check (is_virtual in (0, 1)),
  weight_g integer not null default 0 check (weight_g >= 0),
  length_cm integer,
  width_cm integer,
  height_cm integer,
  base_shipping_sen integer not null default 0 check (base_shipping_sen >= 0),
  shipping_method text not null default 'Standard',
  ships_from text not null default 'MY',
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating_score integer not null generated always as (case when rating_count = 0 then 0 else rating_sum * 100 / rating_count end) stored,
  sold_count integer not null default 0,
  trend real not null default 0,
  featured_at integer,
  ends_at integer,
  published_at integer not null,
  updated_at integer not null
) strict;
create index items_category_newest on items (status, category, published_at desc, seq desc);
create index items_category_price on items (status, category, price_sen, seq);
create index items_category_trend on items (status, category, trend desc, seq desc);
create index items_category_rating on items (status, category, rating_score desc, seq desc);
create index items_category_ending on items (status, category, ends_at, seq) where ends_at is not null;
create index items_store on items (store_id, status, published_at desc, seq desc);
create index items_store_price on items (store_id, status, price_sen, seq);
create index items_store_trend on items (store_id, status, trend desc, seq desc);
create index items_store_rating on items (store_id, status, rating_score desc, seq desc);
create index items_store_ending on items (store_id, status, ends_at, seq) where ends_at is not null;
create index items_newest on items (status, published_at desc, seq desc);
create index items_price on items (status, price_sen, seq);
create index items_trend on items (status, trend desc, seq desc);
create index items_rating on items (status, rating_score desc, seq desc);
create index items_ending on items (status, ends_at, seq) where ends_at is not null;
create index items_featured on items (status, featured_at desc, seq desc) where featured_at is not null;
create index items_featured_price on items (status, price_sen, seq) where featured_at is not null;
create index items_featured_trend on items (status, trend desc, seq desc) where featured_at is not null;
create index items_featured_rating on items (status, rating_score desc, seq desc) where featured_at is not null;
create index items_featured_ending on items (status, ends_at, seq) where featured_at is not null and ends_at is not null;
create index items_seller on items (seller_id, status);

create table item_slugs (
  slug text primary key,
  item_id text not null references items (id)
) strict, without rowid;

create table item_variants (
  id text primary key,
  item_id text not null references items (id),
  position integer not null default 0,
  name text not null default '',
  sku text not null default '',
  price_sen integer not null check (price_sen >= 0),
  stock integer not null check (stock >= 0),
  unique (item_id, position)
) strict;
create trigger variants_added after insert on item_variants begin
  update items set stock = stock + new.stock where id = new.item_id;
end;
create trigger variants_stock after update of stock on item_variants when new.stock <> old.stock begin
  update items set stock = stock + new.stock - old.stock where id = new.item_id;
end;
create trigger variants_gone after delete on item_variants begin
  update items set stock = stock - old.stock where id = old.item_id;
end;

create table item_images (
  item_id text not null references items (id),
  position integer not null,
  key text not null,
  width integer not null,
  height integer not null,
  blur text not null default '',
  alt text not null default '',
  primary key (item_id, position)
) strict, without rowid;

create table reviews (
  id text primary key,
  item_id text not null references items (id),
  user_id text not null references users (id),
  line_id text unique,
  stars integer not null check (stars between 1 and 5),
  body text not null default '',
  reply text not null default '',
  created_at integer not null
) strict;
create index reviews_item on reviews (item_id, created_at desc, id desc);
create trigger reviews_added after insert on reviews begin
  update items set rating_sum = rating_sum + new.stars, rating_count = rating_count + 1 where id = new.item_id;
end;
create trigger reviews_gone after delete on reviews begin
  update items set rating_sum = rating_sum - old.stars, rating_count = rating_count - 1 where id = old.item_id;
end;

create table wishlist (
  user_id text not null references users (id),
  item_id text not null references items (id),
  price_sen integer not null,
  created_at integer not null,
  primary key (user_id, item_id)
) strict, without rowid;
create index wishlist_newest on wishlist (user_id, created_at desc, item_id desc);
create index wishlist_item on wishlist (item_id);
`
