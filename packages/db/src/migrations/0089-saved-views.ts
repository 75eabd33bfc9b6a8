/**
 * Views that members save of their lists. What a view asks for is kept by the names of the list's filters, as the list
 * understood them. The one that was deleted last can be put back.
 */
export const savedViews = `
create table saved_views (
  id text primary key,
  user_id text not null references users (id),
  list text not null,
  name text not null check (name <> ''),
  query text not null check (json_valid(query)),
  is_default integer not null default 0 check (is_default in (0, 1)),
  created_at integer not null,
  removed_at integer
) strict, without rowid;
create index saved_views_own on saved_views (user_id, list, created_at, id);
create unique index saved_views_name on saved_views (user_id, list, name) where removed_at is null;
create unique index saved_views_default on saved_views (user_id, list) where is_default = 1 and removed_at is null;
`
