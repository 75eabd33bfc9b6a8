/**
 * What decides about the bids of an auction; the price and the end that everybody sees stay on the item, where
 * lists sort by them. Bids are never changed or deleted. What each bidder stated at most is kept beside them,
 * and whom the item was offered to after the end: to each rank once.
 */
export const auctions = `
create table auctions (
  item_id text primary key references items (id),
  state text not null default 'running' check (state in ('running', 'offered', 'sold', 'unsold')),
  start_sen integer not null check (start_sen > 0),
  reserve_sen integer check (reserve_sen >= start_sen),
  buy_now_sen integer check (buy_now_sen > start_sen),
  first_ends_at integer not null,
  due_at integer,
  remind_at integer,
  bid_count integer not null default 0,
  leader_id text references users (id),
  leader_max_sen integer,
  check ((leader_id is null) = (leader_max_sen is null)),
  check ((leader_id is null) = (bid_count = 0))
) strict, without rowid;
create index auctions_due on auctions (due_at) where due_at is not null;
create index auctions_reminders on auctions (remind_at) where remind_at is not null;
create index auctions_leader on auctions (leader_id, state) where leader_id is not null;

create table bids (
  seq integer primary key,
  item_id text not null references auctions (item_id),
  bidder_id text not null references users (id),
  maximum_sen integer not null check (maximum_sen > 0),
  is_seen integer not null check (is_seen in (0, 1)),
  placed_at integer not null
) strict;
create index bids_seen on bids (item_id, seq desc) where is_seen = 1;
create index bids_bidder on bids (bidder_id, seq desc);
create trigger bids_fixed before update on bids begin
  select raise(abort, 'bids are never changed');
end;
create trigger bids_kept before delete on bids begin
  select raise(abort, 'bids are never deleted');
end;

create table auction_bidders (
  item_id text not null references auctions (item_id),
  bidder_id text not null references users (id),
  maximum_sen integer not null,
  bid_seq integer not null,
  bid_at integer not null,
  primary key (item_id, bidder_id)
) strict, without rowid;
create index auction_bidders_highest on auction_bidders (item_id, maximum_sen desc, bid_seq);
create index auction_bidders_latest on auction_bidders (bidder_id, bid_at desc, item_id desc);
create trigger bids_counted after insert on bids begin
  insert into auction_bidders (item_id, bidder_id, maximum_sen, bid_seq, bid_at)
  values (new.item_id, new.bidder_id, new.maximum_sen, new.seq, new.placed_at)
  on conflict do update set
    bid_seq = case when excluded.maximum_sen > maximum_sen then excluded.bid_seq else bid_seq end,
    maximum_sen = max(maximum_sen, excluded.maximum_sen),
    bid_at = excluded.bid_at;
end;

create table auction_offers (
  item_id text not null references auctions (item_id),
  rank integer not null check (rank in (1, 2)),
  bidder_id text not null references users (id),
  price_sen integer not null check (price_sen > 0),
  made_at integer not null,
  expires_at integer not null,
  primary key (item_id, rank)
) strict, without rowid;
create index auction_offers_bidder on auction_offers (bidder_id, made_at desc, item_id desc);

insert into auctions (item_id, state, start_sen, first_ends_at, due_at)
select id, iif(status = 'active', 'running', 'unsold'), max(price_sen, 1), coalesce(ends_at, published_at),
  iif(status = 'active', coalesce(ends_at, published_at), null)
from items where listing_type = 'Auction';
`
