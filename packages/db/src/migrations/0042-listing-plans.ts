/**
 * What sellers typed into the form of an item and have not saved, one draft for each item and one for a new one; when a
 * draft item goes on sale by itself; and every price an item had, so that a price before is an honest one. Prices from
 * before are known from now on only: what an item costs, and what it was said to have cost, count as of its publication.
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
`
