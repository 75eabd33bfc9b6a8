/**
 * What a seller's last change of several items was before, so that it can be undone where an item still stands as it was left:
 * its version then, and its state or its category and attributes before. The next such change takes its place.
 */
export const bulkChanges = `
create table bulk_changes (
  id text primary key,
  user_id text not null references users (id),
  created_at integer not null
) strict, without rowid;
create index bulk_changes_own on bulk_changes (user_id, created_at);

create table bulk_change_items (
  change_id text not null references bulk_changes (id) on delete cascade,
  item_id text not null references items (id) on delete cascade,
  version integer not null,
  before text not null check (json_valid(before)),
  primary key (change_id, item_id)
) strict, without rowid;
create index bulk_change_items_item on bulk_change_items (item_id);
`
