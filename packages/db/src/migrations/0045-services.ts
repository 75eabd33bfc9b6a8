/** Whether one piece on its own ships free: something to ship, at a price from which the store pays for it. */
const shipsFree = (item: string, from: string) =>
  `coalesce(${item}is_virtual = 0 and ${item}service_place is null and ${item}price_sen >= ${from}, 0)`
const ofStore = '(select free_shipping_from_sen from stores where id = new.store_id)'
const markItem = `
  update items set ships_free = ${shipsFree('new.', ofStore)}
    where seq = new.seq and ships_free <> ${shipsFree('new.', ofStore)};`

/**
 * Items that are services, with where they take place. Each is a parcel of its own in an order, and its date is an
 * appointment: `revision` counts what both sides did to it. Until now services were sold as digital goods; those that come
 * without a file, or with no more than the one they were made with, become services.
 */
export const services = `
alter table items add column service_place text check (service_place in ('buyer', 'seller', 'remote'));
alter table items add column service_area text not null default '';

drop trigger items_ships_free_added;
drop trigger items_ships_free_changed;
drop trigger stores_ships_free;
create trigger items_ships_free_added after insert on items begin ${markItem}
end;
create trigger items_ships_free_changed after update of price_sen, is_virtual, service_place, store_id on items begin
  ${markItem}
end;
create trigger stores_ships_free after update of free_shipping_from_sen on stores
  when old.free_shipping_from_sen is not new.free_shipping_from_sen begin
  update items set ships_free = ${shipsFree('', 'new.free_shipping_from_sen')}
    where store_id = new.id and ships_free <> ${shipsFree('', 'new.free_shipping_from_sen')};
end;

create table appointments (
  parcel_id text primary key references parcels (id) on delete cascade,
  place text not null check (place in ('buyer', 'seller', 'remote')),
  area text not null,
  state text not null default 'open' check (state in ('open', 'wished', 'proposed', 'agreed')),
  day text,
  part text check (part in ('any', 'morning', 'afternoon', 'evening')),
  revision integer not null default 0,
  check ((state = 'open') = (day is null)),
  check ((day is null) = (part is null))
) strict, without rowid;

update items set is_virtual = 0, service_place = 'buyer', shipping_method = 'Appointment', base_shipping_sen = 0,
    service_area = (select city from stores where id = store_id)
  where category = 'services' and is_virtual = 1 and listing_type = 'Fixed'
  and not exists (select 1 from item_files f where f.item_id = items.id and f.created_at <> items.published_at);
`
