/**
 * Admins set the banners: each may have a first and a last moment, a link of its own for a language, and a version that
 * says whether somebody changed it meanwhile. Places begin at 1, as people count. Without a picture the key is empty.
 */
export const bannerSchedules = `
alter table banners add column starts_at integer;
alter table banners add column ends_at integer;
alter table banners add column version integer not null default 0;
alter table banner_texts add column link text not null default '';
update banners set position = position + 1;
`
