/** Mails that were given up keep what they say, so that they can be sent again. How much the data takes, by day. */
export const operations = `
create table mails_new (
  id text primary key,
  kind text not null,
  user_id text references users (id),
  to_name text not null,
  to_email text not null,
  language text not null check (language in ('en', 'cn', 'ms')),
  sealed_values blob,
  dedupe_key text unique,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  due_at integer not null,
  last_error text not null default '',
  created_at integer not null,
  finished_at integer,
  check (case state when 'sent' then sealed_values is null when 'failed' then 1 else sealed_values is not null end),
  check ((finished_at is null) = (state in ('queued', 'sending')))
) strict;
insert into mails_new (id, kind, user_id, to_name, to_email, language, sealed_values, dedupe_key, state, tries, due_at,
    last_error, created_at, finished_at)
  select id, kind, user_id, to_name, to_email, language, sealed_values, dedupe_key, state, tries, due_at, last_error,
    created_at, finished_at from mails order by rowid;
drop table mails;
alter table mails_new rename to mails;
create index mails_due on mails (due_at) where state in ('queued', 'sending');
create index mails_finished on mails (finished_at) where finished_at is not null;
create index mails_user on mails (user_id) where user_id is not null;
create index mails_waiting on mails (created_at desc, id desc) where state in ('queued', 'sending');
create index mails_sent on mails (created_at desc, id desc) where state = 'sent';
create index mails_failed on mails (created_at desc, id desc) where state = 'failed';

create table storage_days (
  day integer not null,
  part text not null,
  bytes integer not null check (bytes >= 0),
  files integer not null check (files >= 0),
  measured_at integer not null,
  primary key (day, part)
) strict, without rowid;
`
