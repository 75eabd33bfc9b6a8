/**
 * Why staff took an item off sale, and what its seller says against it: one appeal for each removal. An item is removed
 * once at a time; a removal ends when the item is restored.
 */
export const itemRemovals = `
create table item_removals (
  id text primary key,
  item_id text not null references items (id) on delete cascade,
  reason text not null,
  note text not null,
  status_before text not null check (status_before in ('active', 'paused', 'sold_out')),
  removed_by text references users (id),
  removed_at integer not null,
  appeal text not null default '',
  appealed_at integer,
  answer text not null default '',
  answered_by text references users (id),
  answered_at integer,
  ended_by text references users (id),
  ended_at integer,
  check ((appealed_at is null) = (appeal = '')),
  check (answered_at is null or appealed_at is not null)
) strict;
create unique index item_removals_open on item_removals (item_id) where ended_at is null;
create index item_removals_item on item_removals (item_id, removed_at desc, id desc);
create index item_removals_appeals on item_removals (appealed_at, id)
  where appealed_at is not null and answered_at is null;
create index item_removals_by on item_removals (removed_by) where removed_by is not null;
create index item_removals_answered_by on item_removals (answered_by) where answered_by is not null;
create index item_removals_ended_by on item_removals (ended_by) where ended_by is not null;
create index items_removed on items (status, seq desc) where status = 'removed';
`
