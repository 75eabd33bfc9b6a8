/**
 * The newsletter goes to those who have answered its first mail. Its links are known by their hash. Whoever is
 * on the list by now was never asked, and stays on it.
 */
export const newsletter = `
alter table newsletter_subscribers add column link_id text;
alter table newsletter_subscribers add column confirmed_at integer;
update newsletter_subscribers set confirmed_at = created_at;
create unique index newsletter_subscribers_link on newsletter_subscribers (link_id);
create index newsletter_subscribers_waiting on newsletter_subscribers (created_at) where confirmed_at is null;
`
