/**
 * Files of digital goods and how often they were fetched, who sellers are on invoices, and whether what was
 * put on a wishlist could be bought then.
 */
export const downloads = `
create table item_files (
  id text primary key,
  item_id text not null references items (id),
  name text not null,
  key text not null unique,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (length(sha256) = 64),
  kind text not null,
  created_at integer not null
) strict;
create index item_files_item on item_files (item_id, created_at, id);

create table line_downloads (
  line_id text not null references order_lines (id),
  file_id text not null references item_files (id),
  count integer not null check (count between 1 and 5),
  last_at integer not null,
  primary key (line_id, file_id)
) strict, without rowid;

create table seller_businesses (
  seller_id text not null references users (id),
  valid_from integer not null,
  name text not null,
  registration text not null,
  sst_number text,
  sst_bps integer not null default 0 check (sst_bps between 0 and 10000),
  address text not null,
  email text not null,
  phone text not null,
  check (sst_number is not null or sst_bps = 0),
  primary key (seller_id, valid_from)
) strict, without rowid;

alter table wishlist add column was_in_stock integer not null default 1 check (was_in_stock in (0, 1));
`
