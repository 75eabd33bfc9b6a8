/**
 * Stores that have another name, whose items are still found by the old one: items up to `up_to_seq`, of which those up to
 * `after_seq` are done. A job brings the new name into the search, some items at a time, the oldest rename first.
 */
export const storeRenames = `
create table store_renames (
  id integer primary key,
  store_id text not null references stores (id) on delete cascade,
  from_name text not null,
  to_name text not null,
  after_seq integer not null default 0,
  up_to_seq integer not null
) strict;
create index store_renames_store on store_renames (store_id);
`
