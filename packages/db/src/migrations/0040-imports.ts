/**
 * Files of items that sellers send in. First each item of a file is checked and written down with what would be made of
 * it; once the seller agrees, it is made, and its row says what became of it. A seller has one import under way.
 */
export const imports = `
create table imports (
  id text primary key,
  user_id text not null references users (id),
  file_name text not null,
  file_key text not null,
  format text not null default '' check (format in ('', 'own', 'shopify', 'woocommerce')),
  defaults text not null,
  sources text not null default '{}',
  state text not null check (state in ('checking', 'checked', 'running', 'done', 'cancelled', 'failed')),
  problem text not null default '',
  file_rows integer not null default 0,
  total integer not null default 0,
  created_at integer not null,
  moved_at integer not null
) strict;
create unique index imports_under_way on imports (user_id) where state in ('checking', 'checked', 'running');
create index imports_seller on imports (user_id, created_at desc, id desc);
create index imports_to_do on imports (moved_at) where state in ('checking', 'running');
create index imports_age on imports (created_at);
create index imports_file on imports (file_key);

create table import_items (
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  first_row integer not null,
  title text not null,
  sku text not null,
  item_id text,
  state text not null check (state in ('create', 'change', 'same', 'refused', 'created', 'changed', 'failed')),
  plan text not null,
  told text not null,
  primary key (import_id, position)
) strict;
create index import_items_state on import_items (import_id, state, position);
`
