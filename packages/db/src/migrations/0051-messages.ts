/**
 * Conversations between a buyer and a seller, about an item, a store or a parcel. Messages are numbered as they are sent; those
 * that an admin or the rules let through are also numbered as they are delivered, which is what "read up to" counts by. A
 * member's row says what the list of conversations shows to them: a message counts there from when they may see it.
 */
export const messages = `
create table conversations (
  id text primary key,
  about_kind text not null check (about_kind in ('item', 'store', 'parcel')),
  about_id text not null,
  buyer_id text not null references users (id),
  seller_id text not null references users (id),
  store_id text not null references stores (id),
  last_position integer not null default 0 check (last_position >= 0),
  last_delivery integer not null default 0 check (last_delivery >= 0 and last_delivery <= last_position),
  created_at integer not null,
  unique (buyer_id, seller_id, about_kind, about_id),
  check (buyer_id <> seller_id)
) strict;
create index conversations_seller on conversations (seller_id);
create index conversations_store on conversations (store_id);

create table chat_messages (
  id text primary key,
  conversation_id text not null references conversations (id),
  position integer not null check (position > 0),
  sender_id text not null references users (id),
  body text not null,
  state text not null check (state in ('pending', 'delivered', 'rejected')),
  delivery integer check (delivery > 0),
  held_for text not null default '',
  rejection text not null default '',
  form_key text not null,
  created_at integer not null,
  decided_at integer,
  unique (conversation_id, position),
  unique (sender_id, form_key),
  check ((state = 'delivered') = (delivery is not null)),
  check ((state = 'pending') = (decided_at is null))
) strict;
create unique index chat_messages_delivered on chat_messages (conversation_id, delivery) where delivery is not null;
create index chat_messages_held on chat_messages (created_at, id) where state = 'pending';
create index chat_messages_sender on chat_messages (sender_id, state);

create table conversation_members (
  user_id text not null references users (id),
  conversation_id text not null references conversations (id),
  unread integer not null default 0 check (unread >= 0),
  read_delivery integer not null default 0 check (read_delivery >= 0),
  last_message_id text references chat_messages (id),
  shown_at integer,
  is_archived integer not null default 0 check (is_archived in (0, 1)),
  primary key (user_id, conversation_id),
  check ((last_message_id is null) = (shown_at is null))
) strict, without rowid;
create index conversation_members_newest on conversation_members (user_id, is_archived, shown_at desc, conversation_id desc)
  where shown_at is not null;
create index conversation_members_conversation on conversation_members (conversation_id);
create index conversation_members_last on conversation_members (last_message_id);

create table message_blocks (
  user_id text not null references users (id),
  blocked_id text not null references users (id),
  created_at integer not null,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
) strict, without rowid;
create index message_blocks_blocked on message_blocks (blocked_id);
`
