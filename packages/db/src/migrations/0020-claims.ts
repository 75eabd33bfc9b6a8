/**
 * What happens after a purchase: the clock of each parcel, notes to sellers, changes of orders, claims with their
 * photos, and what of each line and parcel has gone back. Parcels and refunds from before are brought into line.
 */
export const claims = `
alter table orders add column revision integer not null default 0;
alter table orders add column edit_key text not null default '';

alter table parcels add column due_at integer;
alter table parcels add column remind_at integer;
alter table parcels add column buyer_note text not null default '';
alter table parcels add column refunded_shipping_sen integer not null default 0 check (refunded_shipping_sen >= 0);
alter table parcels add column refunded_shipping_promoted_sen integer not null default 0
  check (refunded_shipping_promoted_sen >= 0);
create index parcels_due on parcels (due_at) where due_at is not null;
create index parcels_reminders on parcels (remind_at) where remind_at is not null;

alter table order_lines add column refunded_quantity integer not null default 0
  check (refunded_quantity between 0 and quantity);
alter table order_lines add column refunded_sen integer not null default 0 check (refunded_sen >= 0);
alter table order_lines add column refunded_promoted_sen integer not null default 0
  check (refunded_promoted_sen between 0 and platform_discount_sen);

create index order_history_parcel on order_history (parcel_id) where parcel_id is not null;

create table order_claims (
  id text primary key,
  order_id text not null references orders (id),
  parcel_id text not null references parcels (id),
  buyer_id text not null references users (id),
  seller_id text not null references users (id),
  kind text not null check (kind in ('not_received', 'not_as_described', 'damaged', 'changed_mind')),
  state text not null check (state in ('open', 'offered', 'return_asked', 'refused', 'returning', 'escalated',
    'settled', 'decided', 'withdrawn', 'lapsed')),
  reason text not null,
  answer text not null default '',
  decision text not null default '',
  claimed_sen integer not null check (claimed_sen >= 0),
  offered_sen integer check (offered_sen between 0 and claimed_sen),
  refunded_sen integer not null default 0 check (refunded_sen between 0 and claimed_sen),
  courier text,
  tracking_number text,
  form_key text not null,
  due_at integer,
  created_at integer not null,
  answered_at integer,
  closed_at integer,
  unique (buyer_id, form_key)
) strict;
create unique index order_claims_open on order_claims (parcel_id) where closed_at is null;
create index order_claims_parcel on order_claims (parcel_id, created_at desc, id desc);
create index order_claims_order on order_claims (order_id, created_at desc, id desc);
create index order_claims_buyer on order_claims (buyer_id, created_at desc, id desc);
create index order_claims_seller on order_claims (seller_id, state, created_at desc, id desc);
create index order_claims_escalated on order_claims (created_at, id) where state = 'escalated';
create index order_claims_due on order_claims (due_at) where due_at is not null;

create table claim_lines (
  claim_id text not null references order_claims (id),
  line_id text not null references order_lines (id),
  quantity integer not null check (quantity > 0),
  primary key (claim_id, line_id)
) strict, without rowid;
create index claim_lines_line on claim_lines (line_id);

create table claim_pictures (
  key text primary key,
  claim_id text not null references order_claims (id),
  position integer not null,
  width integer not null,
  height integer not null,
  unique (claim_id, position)
) strict, without rowid;

alter table refunds add column parcel_id text references parcels (id);
alter table refunds add column claim_id text references order_claims (id);
create index refunds_parcel on refunds (parcel_id) where parcel_id is not null;
create index refunds_claim on refunds (claim_id) where claim_id is not null;

create trigger refunds_within before insert on refunds
when (select coalesce(sum(amount_sen), 0) from refunds where payment_id = new.payment_id and state <> 'failed')
  + new.amount_sen > (select amount_sen from payments where id = new.payment_id)
begin
  select raise(abort, 'more would be refunded than was paid');
end;

update parcels set due_at = (select o.paid_at from orders o where o.id = order_id) + 1209600000,
  remind_at = (select o.paid_at from orders o where o.id = order_id) + 259200000 where state = 'to_ship';
update parcels set due_at = shipped_at + case
  when (select o.country from orders o where o.id = order_id) = 'MY' then 1209600000 else 2419200000 end
  where state = 'shipped';
update parcels set due_at = delivered_at + 604800000 where state = 'delivered';

update order_lines set refunded_quantity = quantity,
  refunded_sen = subtotal_sen - seller_discount_sen - platform_discount_sen,
  refunded_promoted_sen = platform_discount_sen
  where parcel_id in (select p.id from parcels p join orders o on o.id = p.order_id
    where p.state in ('cancelled', 'returned') and o.paid_at is not null);
update parcels set refunded_shipping_sen = shipping_sen - shipping_seller_discount_sen - shipping_platform_discount_sen,
  refunded_shipping_promoted_sen = shipping_platform_discount_sen
  where state in ('cancelled', 'returned') and order_id in (select id from orders where paid_at is not null);

insert into order_claims (id, order_id, parcel_id, buyer_id, seller_id, kind, state, reason, claimed_sen, form_key,
  due_at, created_at)
  select 'clm_' || substr(p.id, 5), p.order_id, p.id, o.buyer_id, p.seller_id,
    case when p.state = 'return_requested' then 'changed_mind' when p.delivered_at is null then 'not_received'
      else 'not_as_described' end,
    'escalated', coalesce((select h.note from order_history h where h.parcel_id = p.id and h.to_state = p.state limit 1), ''),
    p.total_sen, 'kept-' || p.id, null,
    coalesce((select max(h.at) from order_history h where h.parcel_id = p.id and h.to_state = p.state), p.created_at)
  from parcels p join orders o on o.id = p.order_id where p.state in ('disputed', 'return_requested');
insert into claim_lines (claim_id, line_id, quantity)
  select c.id, l.id, l.quantity from order_claims c join order_lines l on l.parcel_id = c.parcel_id;
`
