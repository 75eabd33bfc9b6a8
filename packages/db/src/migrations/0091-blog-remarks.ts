/**
 * What staff say about passages of an article, and what its author answers. Articles that say the same in several languages
 * share a work: those of before whose address is that of another one of their author with the language behind it are joined.
 */
export const blogRemarks = `
create table blog_remarks (
  id text not null primary key,
  post_id text not null references blog_posts (id) on delete cascade,
  admin_id text not null references users (id),
  version integer not null,
  block integer not null check (block >= 0),
  quote text not null,
  body text not null,
  answer text not null default '',
  created_at integer not null,
  sent_at integer,
  answered_at integer,
  done_at integer
) strict;
create index blog_remarks_post on blog_remarks (post_id, created_at);
create index blog_remarks_admin on blog_remarks (admin_id);

alter table blog_posts add column work_id text;
update blog_posts set work_id = coalesce((select o.id from blog_posts o
  where o.author_id = blog_posts.author_id and o.language <> blog_posts.language
  and blog_posts.slug = o.slug || '-' || blog_posts.language), id);
create unique index blog_posts_work on blog_posts (work_id, language);
`
