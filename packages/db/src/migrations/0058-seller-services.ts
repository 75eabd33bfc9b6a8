/**
 * Another date that one side of an agreed service has proposed: the agreed one stands until the other side accepts. And how
 * a seller usually ships, which the form of a new item begins with.
 */
export const sellerServices = `
alter table appointments add column new_day text;
alter table appointments add column new_part text check (new_part in ('any', 'morning', 'afternoon', 'evening'));
alter table appointments add column new_by text check (new_by in ('buyer', 'seller'));

create table shipping_defaults (
  user_id text primary key references users (id),
  ships_from text not null,
  weight_g integer,
  length_cm integer,
  width_cm integer,
  height_cm integer,
  base_shipping_sen integer check (base_shipping_sen >= 0),
  updated_at integer not null
) strict, without rowid;
`
