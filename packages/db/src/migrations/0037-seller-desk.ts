/**
 * What a seller's dashboard reads. `seller_days` holds a row for each seller and Malaysian day (days since 1970-01-01) on
 * which parcels were paid; what becomes of them later is counted on that day, too. Late is what was shipped more than
 * three days after it was paid. Kept by triggers, as the balances of the ledger are: a dashboard costs the same after a
 * hundred parcels and after a hundred thousand.
 */
const DAY = (paidAt: string) => `(${paidAt} + 28800000) / 86400000`
const LATE = (shippedAt: string, paidAt: string) => `(${shippedAt} > ${paidAt} + 259200000)`
/** Column by column what a parcel adds to its day. */
const SUMS = `count(*), sum(p.items_sen - p.seller_discount_sen), sum(p.shipped_at is not null),
    sum(p.shipped_at is not null and ${LATE('p.shipped_at', 'o.paid_at')})`
const ADD = `on conflict do update set parcels = parcels + excluded.parcels, items_sen = items_sen + excluded.items_sen,
    shipped = shipped + excluded.shipped, late = late + excluded.late`
const ofParcel = (parcel: string) => `where seller_id = (select seller_id from parcels where id = ${parcel})
    and day = (select ${DAY('o.paid_at')} from parcels p join orders o on o.id = p.order_id where p.id = ${parcel})`

export const sellerDesk = `
create table seller_days (
  seller_id text not null references users (id),
  day integer not null,
  parcels integer not null default 0,
  items_sen integer not null default 0,
  shipped integer not null default 0,
  late integer not null default 0,
  cancelled integer not null default 0,
  primary key (seller_id, day)
) strict, without rowid;
insert into seller_days (seller_id, day, parcels, items_sen, shipped, late)
  select p.seller_id, ${DAY('o.paid_at')}, ${SUMS} from parcels p join orders o on o.id = p.order_id
  where o.paid_at is not null group by 1, 2;
update seller_days set items_sen = items_sen - coalesce((
  select sum(l.refunded_sen + l.refunded_promoted_sen) from parcels p join orders o on o.id = p.order_id
  join order_lines l on l.parcel_id = p.id
  where p.seller_id = seller_days.seller_id and ${DAY('o.paid_at')} = seller_days.day), 0);
update seller_days set cancelled = (
  select count(*) from parcels p join orders o on o.id = p.order_id join order_history h on h.parcel_id = p.id
  where p.seller_id = seller_days.seller_id and ${DAY('o.paid_at')} = seller_days.day
  and h.to_state = 'cancelled' and h.from_state = 'to_ship' and h.actor in ('seller', 'system'));

create trigger seller_days_paid after update of paid_at on orders
  when old.paid_at is null and new.paid_at is not null begin
  insert into seller_days (seller_id, day, parcels, items_sen, shipped, late)
    select p.seller_id, ${DAY('new.paid_at')}, ${SUMS} from parcels p join orders o on o.id = p.order_id
    where p.order_id = new.id group by p.seller_id
    ${ADD};
end;
create trigger seller_days_added after insert on parcels
  when (select paid_at from orders where id = new.order_id) is not null begin
  insert into seller_days (seller_id, day, parcels, items_sen, shipped, late)
    select p.seller_id, ${DAY('o.paid_at')}, ${SUMS} from parcels p join orders o on o.id = p.order_id
    where p.id = new.id group by p.seller_id, o.paid_at
    ${ADD};
end;
create trigger seller_days_shipped after update of shipped_at on parcels
  when old.shipped_at is null and new.shipped_at is not null begin
  update seller_days set shipped = shipped + 1,
    late = late + (select ${LATE('new.shipped_at', 'paid_at')} from orders where id = new.order_id)
    where seller_id = new.seller_id and day = (select ${DAY('paid_at')} from orders where id = new.order_id);
end;
create trigger seller_days_refunded after update of refunded_sen, refunded_promoted_sen on order_lines begin
  update seller_days set items_sen = items_sen - (new.refunded_sen + new.refunded_promoted_sen)
    + (old.refunded_sen + old.refunded_promoted_sen)
    ${ofParcel('new.parcel_id')};
end;
create trigger seller_days_lined after insert on order_lines
  when new.refunded_sen + new.refunded_promoted_sen > 0 begin
  update seller_days set items_sen = items_sen - (new.refunded_sen + new.refunded_promoted_sen)
    ${ofParcel('new.parcel_id')};
end;
create trigger seller_days_cancelled after insert on order_history
  when new.parcel_id is not null and new.to_state = 'cancelled' and new.from_state = 'to_ship'
  and new.actor in ('seller', 'system') begin
  update seller_days set cancelled = cancelled + 1
    ${ofParcel('new.parcel_id')};
end;

create table ledger_balances (
  account text primary key,
  amount_sen integer not null
) strict, without rowid;
insert into ledger_balances (account, amount_sen) select account, sum(amount_sen) from ledger_entries group by account;
create trigger ledger_balances_kept after insert on ledger_entries begin
  insert into ledger_balances (account, amount_sen) values (new.account, new.amount_sen)
    on conflict do update set amount_sen = amount_sen + excluded.amount_sen;
end;

create index items_own_stock on items (seller_id, listing_type, stock) where status in ('active', 'sold_out');
create index order_claims_seller_newest on order_claims (seller_id, created_at);

create table store_follows (
  store_id text not null references stores (id) on delete cascade,
  user_id text not null references users (id),
  created_at integer not null,
  told_at integer not null,
  primary key (store_id, user_id)
) strict, without rowid;
create index store_follows_user on store_follows (user_id, created_at desc, store_id);
create index store_follows_waiting on store_follows (store_id, told_at);

create table store_news (
  store_id text primary key references stores (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  told_at integer not null
) strict, without rowid;
create index store_news_due on store_news (told_at) where followers > 0;
create trigger store_follows_more after insert on store_follows begin
  insert into store_news (store_id, followers, told_at) values (new.store_id, 1, new.created_at)
    on conflict do update set followers = followers + 1;
end;
create trigger store_follows_fewer after delete on store_follows begin
  update store_news set followers = followers - 1 where store_id = old.store_id;
end;
`
