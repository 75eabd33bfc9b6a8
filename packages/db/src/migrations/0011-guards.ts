/** Tries that are counted, the link for the first admin, and who runs the market. */
export const guards = `
create table rate_limits (
  key text primary key,
  points integer not null check (points >= 0),
  expires_at integer not null
) strict, without rowid;
create index rate_limits_expiry on rate_limits (expires_at);

create table first_admin_link (
  id integer primary key check (id = 1),
  token_hash text not null,
  expires_at integer not null
) strict;

create index users_role on users (role, created_at);
`
