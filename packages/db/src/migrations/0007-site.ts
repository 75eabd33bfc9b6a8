/** Banners of the home page, notifications, newsletter and settings. */
export const site = `
create table banners (
  id text primary key,
  position integer not null,
  image_key text not null,
  link text not null,
  is_active integer not null default 1 check (is_active in (0, 1))
) strict;
create index banners_active on banners (is_active, position);

create table banner_texts (
  banner_id text not null references banners (id),
  language text not null check (language in ('en', 'cn', 'ms')),
  title text not null,
  description text not null,
  button_text text not null,
  primary key (banner_id, language)
) strict, without rowid;

create table notifications (
  id text primary key,
  user_id text not null references users (id),
  kind text not null,
  data text not null default '{}',
  link text not null default '',
  created_at integer not null,
  read_at integer
) strict;
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table newsletter_subscribers (
  email text primary key collate nocase,
  language text not null default 'en',
  created_at integer not null
) strict, without rowid;

create table settings (
  name text primary key,
  value text not null,
  updated_at integer not null
) strict, without rowid;
`
