/**
 * What sellers tell of their stores: a banner, policies, and a holiday with the first day on which they ship again.
 * `updated_at` is the version of the texts: whoever saves an older one is told. Pictures do not raise it.
 */
export const storeFronts = `
alter table stores add column banner_key text;
alter table stores add column policies text not null default '';
alter table stores add column holiday_until text
  check (holiday_until glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
alter table stores add column holiday_note text not null default '';
alter table stores add column updated_at integer not null default 0;
update stores set updated_at = created_at;
create index stores_name on stores (name collate nocase);
create index stores_logo on stores (logo_key) where logo_key is not null;
create index coupons_store on coupons (store_id) where store_id is not null;
create index parcels_store on parcels (store_id);
create index stores_banner on stores (banner_key) where banner_key is not null;
`
