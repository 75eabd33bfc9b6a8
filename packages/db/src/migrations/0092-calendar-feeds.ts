/**
 * A member's address of their calendar, of which only the hash is stored; and how often a list was changed, by which calendars
 * know that they have to read a day anew.
 */
export const calendarFeeds = `
create table calendar_feeds (
  user_id text not null primary key references users (id) on delete cascade,
  token_hash text not null unique,
  made_at integer not null
) strict, without rowid;

alter table plans add column revision integer not null default 0;
alter table plans add column changed_at integer;
`
