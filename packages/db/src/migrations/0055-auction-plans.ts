/**
 * The terms of auctions that have not started; what sellers decide about those that have: whether one that ends unsold is
 * listed once more by itself, and how an unpaid one is offered to the second bidder. Winners who did not buy are counted, once
 * for each auction, and who was asked for a card has confirmed it on a day.
 */
export const auctionPlans = `
create table auction_plans (
  item_id text primary key references items (id),
  start_sen integer not null check (start_sen >= 0),
  reserve_sen integer check (reserve_sen > 0),
  buy_now_sen integer check (buy_now_sen > 0),
  days integer check (days between 1 and 14),
  ends_at integer,
  is_relisted integer not null check (is_relisted in (0, 1)),
  second_offer text not null check (second_offer in ('auto', 'ask')),
  check (days is null or ends_at is null)
) strict, without rowid;

alter table auctions add column relist text not null default 'no' check (relist in ('no', 'wished', 'due'));
alter table auctions add column second_offer text not null default 'auto' check (second_offer in ('auto', 'ask'));
alter table auctions add column relisted_as text references items (id);
alter table auctions add column stopped_at integer;
create index auctions_relists on auctions (relist, item_id) where relist = 'due';
create index items_own_auctions on items (seller_id, ends_at desc, id desc) where listing_type = 'Auction';
create index items_own_planned on items (seller_id, on_sale_at, id)
  where listing_type = 'Auction' and on_sale_at is not null;

create table unpaid_wins (
  item_id text primary key references auctions (item_id),
  bidder_id text not null references users (id),
  at integer not null
) strict, without rowid;
create index unpaid_wins_bidder on unpaid_wins (bidder_id, at);

create table card_confirmations (
  user_id text primary key references users (id),
  provider text not null,
  card_last4 text not null,
  confirmed_at integer not null
) strict, without rowid;
`
