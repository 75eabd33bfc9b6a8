/** Has the job look at a store that hides its items, when something goes on sale in it. */
const SHOWN = `when new.status = 'active' and new.listing_type = 'Fixed'
  and exists (select 1 from stores where id = new.store_id and hides_items = 1)
begin
  insert or ignore into holiday_checks (store_id) values (new.store_id);
end;`

/**
 * A store on holiday may hide what it sells at a fixed price. `hides_items` holds from its seller's choice to the end of the
 * holiday and decides what can be ordered; its items are paused some at a time, each with a row in `holiday_items`, and come
 * back the same way. `holiday_checks` holds the stores whose items may not be as their holiday has them.
 */
export const storeHolidays = `
alter table stores add column hides_items integer not null default 0 check (hides_items in (0, 1));

create table holiday_items (
  item_id text primary key references items (id) on delete cascade,
  store_id text not null references stores (id) on delete cascade
) strict, without rowid;
create index holiday_items_store on holiday_items (store_id, item_id);

create table holiday_checks (
  store_id text primary key references stores (id) on delete cascade
) strict, without rowid;

create trigger holiday_changed after update of hides_items on stores when new.hides_items <> old.hides_items
begin
  insert or ignore into holiday_checks (store_id) values (new.id);
end;

create trigger holiday_item_shown after update of status, store_id, listing_type on items ${SHOWN}
create trigger holiday_item_listed after insert on items ${SHOWN}

create trigger holiday_item_moved after update of store_id on items
  when new.store_id <> old.store_id and exists (select 1 from holiday_items where item_id = new.id)
begin
  update holiday_items set store_id = new.store_id where item_id = new.id;
  insert or ignore into holiday_checks (store_id) values (new.store_id);
end;
`
