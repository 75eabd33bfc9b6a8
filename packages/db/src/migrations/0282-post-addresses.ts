/** Every address that an article has or had leads to it; triggers note them, and no other article gets one. */
export const postAddresses = `
create table blog_slugs (
  slug text not null primary key,
  post_id text not null references blog_posts (id) on delete cascade
) strict, without rowid;
create index blog_slugs_post on blog_slugs (post_id);
insert into blog_slugs (slug, post_id) select slug, id from blog_posts;
create trigger blog_slug_made after insert on blog_posts begin
  insert or ignore into blog_slugs (slug, post_id) values (new.slug, new.id);
end;
create trigger blog_slug_changed after update of slug on blog_posts begin
  insert or ignore into blog_slugs (slug, post_id) values (new.slug, new.id);
end;
`
