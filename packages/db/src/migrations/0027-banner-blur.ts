/** Banners, too, show a blurred preview of their picture until it is there. */
export const bannerBlur = `
alter table banners add column blur text not null default '';
`
