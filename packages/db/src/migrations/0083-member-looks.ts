/**
 * When admins looked at the shop as a member, and why. A look belongs to one session and is open until it is ended there;
 * what it shows ends with its time.
 */
export const memberLooks = `
create table member_looks (
  id text not null primary key,
  admin_id text not null references users (id),
  member_id text not null references users (id),
  session_id text not null,
  reason text not null,
  started_at integer not null,
  ends_at integer not null,
  ended_at integer,
  check (admin_id <> member_id)
) strict, without rowid;
create unique index member_looks_open on member_looks (session_id) where ended_at is null;
create index member_looks_member on member_looks (member_id, started_at);
create index member_looks_admin on member_looks (admin_id, started_at);
`
