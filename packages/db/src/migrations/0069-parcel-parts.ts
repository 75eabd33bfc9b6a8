/**
 * Parcels that are shipped in parts: what each part holds, and how many pieces of a parcel are still to come. Pieces that
 * are refunded because nobody shipped them in time count as cancelled in `seller_days`, as a whole parcel does.
 */
export const parcelParts = `
alter table parcels add column rest_pieces integer not null default 0 check (rest_pieces >= 0);
create index parcels_rest on parcels (seller_id, due_at, id) where rest_pieces > 0;

create table parcel_parts (
  id text primary key,
  parcel_id text not null references parcels (id),
  position integer not null,
  courier text not null,
  tracking_number text not null,
  shipped_at integer not null,
  unique (parcel_id, position)
) strict;

create table parcel_part_lines (
  part_id text not null references parcel_parts (id),
  line_id text not null references order_lines (id),
  quantity integer not null check (quantity > 0),
  primary key (part_id, line_id)
) strict, without rowid;
create index parcel_part_lines_line on parcel_part_lines (line_id);

create trigger seller_days_rest after insert on order_history
  when new.parcel_id is not null and new.to_state = 'rest_refunded' and new.actor = 'system' begin
  update seller_days set cancelled = cancelled + 1
    where seller_id = (select seller_id from parcels where id = new.parcel_id)
    and day = (select (o.paid_at + 28800000) / 86400000 from orders o where o.id = new.order_id);
end;
`
