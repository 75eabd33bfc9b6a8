/**
 * What sellers answer with: saved texts, and an answer that is sent while they are away, which marks its messages. And how fast
 * they answer: a row for each wait of a buyer, from the first message without a reply to the seller's own one. The numbers made of
 * it are kept for each store and seller, so that no page measures them.
 */
export const replies = `
create table quick_replies (
  id text primary key,
  seller_id text not null references users (id),
  place integer not null check (place > 0),
  title text not null,
  body text not null,
  created_at integer not null
) strict;
create index quick_replies_own on quick_replies (seller_id, place, id);

create table away_answers (
  seller_id text primary key references users (id),
  is_on integer not null check (is_on in (0, 1)),
  body text not null,
  times text not null check (times in ('always', 'dates', 'hours')),
  from_day text,
  to_day text,
  from_minute integer check (from_minute between 0 and 1439),
  to_minute integer check (to_minute between 0 and 1439),
  changed_at integer not null
) strict, without rowid;

alter table chat_messages add column is_automatic integer not null default 0 check (is_automatic in (0, 1));

create table reply_waits (
  message_id text primary key references chat_messages (id),
  conversation_id text not null references conversations (id),
  seller_id text not null references users (id),
  store_id text not null references stores (id),
  asked_at integer not null,
  answered_at integer check (answered_at >= asked_at)
) strict, without rowid;
create unique index reply_waits_open on reply_waits (conversation_id) where answered_at is null;
create index reply_waits_conversation on reply_waits (conversation_id);
create index reply_waits_seller on reply_waits (seller_id, asked_at, store_id, answered_at);
create index reply_waits_store on reply_waits (store_id);

create table seller_replies (
  seller_id text primary key references users (id),
  waits integer not null default 0 check (waits >= 0),
  in_time integer not null default 0 check (in_time >= 0 and in_time <= waits),
  median integer not null default 0 check (median >= 0)
) strict, without rowid;
alter table store_figures add column reply_waits integer not null default 0;
alter table store_figures add column reply_in_time integer not null default 0;
alter table store_figures add column reply_median integer not null default 0;

insert into reply_waits (message_id, conversation_id, seller_id, store_id, asked_at, answered_at)
  select m.id, c.id, c.seller_id, c.store_id, m.decided_at,
    (select max(a.created_at, m.decided_at) from chat_messages a where a.conversation_id = c.id
      and a.sender_id = c.seller_id and a.delivery > m.delivery order by a.delivery limit 1)
  from conversations c join chat_messages m on m.conversation_id = c.id
  where m.delivery is not null and m.sender_id = c.buyer_id
    and coalesce((select p.sender_id from chat_messages p where p.conversation_id = c.id
      and p.delivery = m.delivery - 1), c.seller_id) = c.seller_id;
insert into seller_replies (seller_id) select distinct seller_id from reply_waits;
`
