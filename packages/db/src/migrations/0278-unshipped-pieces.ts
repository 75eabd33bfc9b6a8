/**
 * How many pieces of a line had gone back before its parcel was shipped: a line of which nothing was ever sent is not
 * reviewed. Of parcels from before, those are told whose refunds are all from before they were shipped.
 */
export const unshippedPieces = `
alter table order_lines add column unshipped_quantity integer not null default 0
  check (unshipped_quantity between 0 and quantity);
update order_lines set unshipped_quantity = quantity where refunded_quantity >= quantity and exists
  (select 1 from parcels p where p.id = order_lines.parcel_id and p.shipped_at is not null and not exists
    (select 1 from refunds r where r.parcel_id = p.id and r.created_at >= p.shipped_at));
create trigger order_lines_unshipped after update of state on parcels
  when old.state = 'to_ship' and new.state in ('shipped', 'completed') begin
  update order_lines set unshipped_quantity = refunded_quantity where parcel_id = new.id and refunded_quantity > 0;
end;
`
