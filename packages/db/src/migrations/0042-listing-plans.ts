/**
 * What sellers typed into the form of an item and have not saved, one draft for each item and one for a new one; when a
 * draft item goes on sale by itself; and every price an item had, so that a price before is an honest one. Prices from
 * before were not kept: what an item costs, and what it was said to have cost, count as of its publication. What a draft
 * cost counts for nothing.
 */
export const listingPlans = `
create table form_drafts (
  seller_id text not null references users (id),
  item_id text not null,
  version integer not null,
  item_version integer not null,
  fields text not null,
  saved_at integer not null,
  primary key (seller_id, item_id)
) strict, without rowid;

alter table items add column on_sale_at integer;
create index items_scheduled on items (on_sale_at) where on_sale_at is not null;

create table item_prices (
  item_id text not null references items (id) on delete cascade,
  from_at integer not null,
  price_sen integer not null,
  primary key (item_id, from_at)
) strict, without rowid;
insert into item_prices (item_id, from_at, price_sen)
  select id, published_at - 1, original_price_sen from items
  where listing_type = 'Fixed' and original_price_sen > price_sen;
insert into item_prices (item_id, from_at, price_sen)
  select id, published_at, price_sen from items where listing_type = 'Fixed';
create trigger item_prices_listed after insert on items when new.listing_type = 'Fixed' begin
  insert into item_prices (item_id, from_at, price_sen)
    select new.id, new.published_at - 1, new.original_price_sen where new.original_price_sen > new.price_sen;
  insert into item_prices (item_id, from_at, price_sen) values (new.id, new.published_at, new.price_sen);
end;
create trigger item_prices_changed after update of price_sen on items
  when new.listing_type = 'Fixed' and new.price_sen <> old.price_sen begin
  insert into item_prices (item_id, from_at, price_sen) values (new.id, new.updated_at, new.price_sen)
    on conflict do update set price_sen = excluded.price_sen;
end;
create trigger item_prices_published after update of status on items
  when new.listing_type = 'Fixed' and old.status = 'draft' and new.status = 'active' begin
  delete from item_prices where item_id = new.id;
  insert into item_prices (item_id, from_at, price_sen) values (new.id, new.published_at, new.price_sen);
end;
`
