/**
 * An email belongs to one member at most who has confirmed it; until then anyone may claim it, or registering
 * would tell who is a member. A constraint cannot be dropped, so the table is made anew.
 * Links in mails, and tokens of apps, are kept as SHA-256 only. Whoever was a member before emails were
 * confirmed stays one.
 */
export const accounts = `
create table users_anew (
  id text primary key,
  email text not null collate nocase,
  name text not null,
  password_hash text not null,
  role integer not null check (role in (1, 2, 3, 4, 5)),
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  language text not null default 'en' check (language in ('en', 'cn', 'ms')),
  phone text,
  verified_at integer,
  seller_status text check (seller_status in ('pending', 'approved', 'rejected', 'suspended')),
  recruited_by text references users (id),
  created_at integer not null
) strict;
insert into users_anew (id, email, name, password_hash, role, status, language, phone, verified_at, seller_status, recruited_by, created_at)
  select id, email, name, password_hash, role, status, language, phone, coalesce(verified_at, created_at), seller_status, recruited_by, created_at from users;
drop table users;
alter table users_anew rename to users;
create unique index users_email on users (email) where verified_at is not null;
create index users_phone on users (phone) where phone is not null;
create index users_recruited_by on users (recruited_by) where recruited_by is not null;

alter table sessions add column kind text not null default 'web' check (kind in ('web', 'app'));
alter table sessions add column network text not null default '';
alter table sessions add column last_used_at integer not null default 0;
update sessions set last_used_at = created_at;

create table email_links (
  id text primary key,
  kind text not null check (kind in ('verify', 'reset')),
  user_id text references users (id),
  email text not null collate nocase,
  created_at integer not null,
  expires_at integer not null,
  used_at integer
) strict, without rowid;
create index email_links_recent on email_links (email, kind, created_at);
create index email_links_user on email_links (user_id, kind) where user_id is not null;
create index email_links_expiry on email_links (expires_at);

create table access_tokens (
  id text primary key,
  session_id text not null references sessions (public_id) on delete cascade,
  expires_at integer not null
) strict, without rowid;
create index access_tokens_session on access_tokens (session_id);
create index access_tokens_expiry on access_tokens (expires_at);

create table refresh_tokens (
  id text primary key,
  session_id text not null references sessions (public_id) on delete cascade,
  expires_at integer not null,
  used_at integer
) strict, without rowid;
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
`
