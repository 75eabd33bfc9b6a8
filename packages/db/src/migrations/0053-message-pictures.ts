/**
 * Pictures of messages, which lie outside the public folder, and what receivers report to admins. A message is reported by
 * its receiver, so once.
 */
export const messagePictures = `
create table message_pictures (
  key text primary key,
  message_id text not null references chat_messages (id),
  position integer not null check (position between 0 and 3),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  unique (message_id, position)
) strict, without rowid;

create table message_reports (
  id text primary key,
  message_id text not null unique references chat_messages (id),
  user_id text not null references users (id),
  reason text not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
  created_at integer not null,
  decided_at integer,
  check ((state = 'open') = (decided_at is null))
) strict;
create index message_reports_open on message_reports (created_at, id) where state = 'open';
create index message_reports_user on message_reports (user_id);
`
