/** Members and their sessions. Session ids are kept as SHA-256 only. */
export const people = `
create table users (
  id text primary key,
  email text not null collate nocase unique,
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
create index users_phone on users (phone) where phone is not null;
create index users_recruited_by on users (recruited_by) where recruited_by is not null;

create table sessions (
  id text primary key,
  public_id text not null unique,
  user_id text not null references users (id),
  created_at integer not null,
  expires_at integer not null,
  user_agent text not null default ''
) strict, without rowid;
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table addresses (
  id text primary key,
  user_id text not null references users (id),
  full_name text not null,
  phone text not null,
  line1 text not null,
  line2 text not null default '',
  city text not null,
  postcode text not null,
  state text not null default '',
  country text not null check (length(country) = 2),
  is_default integer not null default 0 check (is_default in (0, 1)),
  created_at integer not null
) strict;
create index addresses_user on addresses (user_id, is_default desc, created_at desc);
create unique index addresses_default on addresses (user_id) where is_default = 1;
`
