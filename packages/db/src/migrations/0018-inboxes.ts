/**
 * What is written to those who run the market: messages and notes, applications for posts and as affiliates; and
 * the posts. Visitors write, too, so a member is named only where one was signed in.
 */
export const inboxes = `
create table inbox_messages (
  id text primary key,
  kind text not null check (kind in ('contact', 'accessibility')),
  user_id text references users (id),
  name text not null,
  email text not null,
  topic text not null default '',
  about text not null default '',
  body text not null,
  language text not null check (language in ('en', 'cn', 'ms')),
  created_at integer not null,
  handled_at integer
) strict;
create index inbox_messages_newest on inbox_messages (kind, created_at desc, id desc);
create index inbox_messages_user on inbox_messages (user_id) where user_id is not null;
create index inbox_messages_age on inbox_messages (created_at);

create table job_posts (
  id text primary key,
  slug text not null unique,
  position integer not null,
  place text not null,
  is_open integer not null default 1 check (is_open in (0, 1)),
  created_at integer not null
) strict;
create index job_posts_open on job_posts (is_open, position);

create table job_post_texts (
  post_id text not null references job_posts (id),
  language text not null check (language in ('en', 'cn', 'ms')),
  title text not null,
  body text not null,
  primary key (post_id, language)
) strict, without rowid;

create table job_applications (
  id text primary key,
  post_id text references job_posts (id),
  user_id text references users (id),
  name text not null,
  email text not null,
  phone text not null,
  body text not null,
  cv_key text not null unique,
  language text not null check (language in ('en', 'cn', 'ms')),
  created_at integer not null,
  handled_at integer
) strict;
create index job_applications_newest on job_applications (created_at desc, id desc);
create index job_applications_post on job_applications (post_id);
create index job_applications_user on job_applications (user_id) where user_id is not null;

create table affiliate_applications (
  id text primary key,
  user_id text not null references users (id),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  channel text not null,
  phone text not null default '',
  body text not null,
  reason text not null default '',
  created_at integer not null,
  decided_at integer,
  decided_by text references users (id)
) strict;
create unique index affiliate_applications_open on affiliate_applications (user_id) where state = 'pending';
create index affiliate_applications_user on affiliate_applications (user_id, created_at desc, id desc);
create index affiliate_applications_queue on affiliate_applications (state, created_at, id);
create index affiliate_applications_decided on affiliate_applications (decided_by) where decided_by is not null;
`
