/**
 * Mails that wait for their delivery, and when each job of the server is due. What a mail says is kept
 * encrypted (its links may be keys to an account) and only until it was sent.
 */
export const mailAndJobs = `
create table mails (
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
  check ((sealed_values is null) = (state in ('sent', 'failed'))),
  check ((finished_at is null) = (state in ('queued', 'sending')))
) strict;
create index mails_due on mails (due_at) where state in ('queued', 'sending');
create index mails_finished on mails (finished_at) where finished_at is not null;
create index mails_user on mails (user_id) where user_id is not null;

create table jobs (
  name text primary key,
  due_at integer not null,
  run_id text,
  held_until integer not null default 0,
  last_started_at integer,
  last_finished_at integer,
  last_error text not null default '',
  runs integer not null default 0,
  failures integer not null default 0
) strict, without rowid;
`
