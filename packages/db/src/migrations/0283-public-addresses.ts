/** Which addresses of articles readers may have seen: others have an address that nobody saw. Of earlier ones that is not known. */
export const publicAddresses = `
alter table blog_slugs add column was_public integer not null default 0 check (was_public in (0, 1));
update blog_slugs set was_public = 1;
create trigger blog_slug_made_public after insert on blog_posts when new.state = 'published' begin
  insert into blog_slugs (slug, post_id, was_public) values (new.slug, new.id, 1)
    on conflict (slug) do update set was_public = 1;
end;
create trigger blog_slug_turned_public after update of state, slug on blog_posts when new.state = 'published' begin
  insert into blog_slugs (slug, post_id, was_public) values (new.slug, new.id, 1)
    on conflict (slug) do update set was_public = 1;
end;
`
