/**
 * What members say about themselves, and how they prove who they are. Tokens and codes are kept as digests,
 * the secret of two-step login is sealed with a key that is not in the database.
 */
export const profile = `
alter table users add column currency text not null default 'MYR' check (currency in ('MYR', 'USD', 'SGD', 'EUR', 'CNY'));
alter table users add column avatar_key text;
alter table sessions add column confirmed_at integer not null default 0;
create index reviews_user on reviews (user_id, created_at desc, id desc);

create table email_changes (
  user_id text primary key references users (id),
  new_email text not null,
  old_token_hash text unique,
  new_token_hash text unique,
  created_at integer not null,
  expires_at integer not null
) strict, without rowid;
create index email_changes_expiry on email_changes (expires_at);

create table two_factor (
  user_id text primary key references users (id),
  sealed_secret text not null,
  last_step integer not null default 0,
  is_on integer not null default 0 check (is_on in (0, 1)),
  created_at integer not null
) strict, without rowid;

create table recovery_codes (
  user_id text not null references users (id),
  code_hash text not null,
  primary key (user_id, code_hash)
) strict, without rowid;

create table login_challenges (
  token_hash text primary key,
  user_id text not null references users (id),
  tries integer not null default 0,
  created_at integer not null,
  expires_at integer not null
) strict, without rowid;
create index login_challenges_user on login_challenges (user_id, created_at);
create index login_challenges_expiry on login_challenges (expires_at);

create table notification_choices (
  user_id text not null references users (id),
  kind text not null,
  in_app integer not null check (in_app in (0, 1)),
  mail integer not null check (mail in (0, 1)),
  primary key (user_id, kind)
) strict, without rowid;
`
