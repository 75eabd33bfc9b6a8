/** Articles that members write, each save of them, their pictures, and what readers say. */
export const blog = `
create table blog_posts (
  id text not null primary key,
  slug text not null unique,
  author_id text not null references users (id),
  language text not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'changes', 'published', 'withdrawn')),
  title text not null,
  lead text not null default '',
  body text not null default '',
  tags text not null default '[]',
  found_by text not null default '',
  version integer not null default 1,
  reason text not null default '',
  created_at integer not null,
  updated_at integer not null,
  submitted_at integer,
  published_at integer,
  featured_at integer
) strict;
create index blog_posts_newest on blog_posts (published_at desc, id desc) where state = 'published';
create index blog_posts_language on blog_posts (language, published_at desc, id desc) where state = 'published';
create index blog_posts_author on blog_posts (author_id, created_at desc, id desc);
create index blog_posts_state on blog_posts (state, updated_at, id);
create index blog_posts_featured on blog_posts (language, featured_at desc) where featured_at is not null;

create table blog_tags (
  tag text not null,
  post_id text not null references blog_posts (id) on delete cascade,
  primary key (tag, post_id)
) strict, without rowid;
create index blog_tags_post on blog_tags (post_id);

create table blog_versions (
  id text not null primary key,
  post_id text not null references blog_posts (id) on delete cascade,
  kind text not null check (kind in ('saved', 'automatic', 'unsaved')),
  title text not null,
  lead text not null,
  body text not null,
  tags text not null,
  created_at integer not null
) strict;
create index blog_versions_post on blog_versions (post_id, created_at desc, id desc);

create table blog_pictures (
  key text not null primary key,
  post_id text not null references blog_posts (id) on delete cascade,
  width integer not null,
  height integer not null,
  blur text not null,
  created_at integer not null
) strict, without rowid;
create index blog_pictures_post on blog_pictures (post_id, created_at);

create table blog_comments (
  id text not null primary key,
  post_id text not null references blog_posts (id) on delete cascade,
  user_id text not null references users (id),
  body text not null,
  state text not null check (state in ('shown', 'held', 'removed')),
  held_for text not null default '',
  created_at integer not null
) strict;
create index blog_comments_post on blog_comments (post_id, created_at, id) where state = 'shown';
create index blog_comments_all on blog_comments (post_id);
create index blog_comments_held on blog_comments (created_at, id) where state = 'held';
create index blog_comments_user on blog_comments (user_id, created_at);

create table blog_comment_reports (
  comment_id text not null references blog_comments (id) on delete cascade,
  user_id text not null references users (id),
  created_at integer not null,
  decided_at integer,
  primary key (comment_id, user_id)
) strict, without rowid;
create index blog_comment_reports_open on blog_comment_reports (created_at, comment_id) where decided_at is null;
create index blog_comment_reports_user on blog_comment_reports (user_id);
`
