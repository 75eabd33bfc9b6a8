/**
 * Who works for a seller and what they may do. A member works for one seller at most; the row of who left stays, so that
 * they can be told. Of an invitation only the hash of its token is stored.
 */
export const storeStaff = `
create table store_staff (
  user_id text not null primary key references users (id),
  seller_id text not null references users (id),
  may_list integer not null check (may_list in (0, 1)),
  may_ship integer not null check (may_ship in (0, 1)),
  may_money integer not null check (may_money in (0, 1)),
  is_working integer not null default 1 check (is_working in (0, 1)),
  joined_at integer not null,
  ended_at integer
) strict, without rowid;
create index store_staff_seller on store_staff (seller_id, joined_at);

create table staff_invitations (
  id text not null primary key,
  seller_id text not null references users (id),
  email text not null,
  may_list integer not null check (may_list in (0, 1)),
  may_ship integer not null check (may_ship in (0, 1)),
  may_money integer not null check (may_money in (0, 1)),
  token_hash text not null,
  sent_at integer not null,
  expires_at integer not null,
  ended_at integer,
  accepted_by text references users (id)
) strict, without rowid;
create unique index staff_invitations_token on staff_invitations (token_hash);
create unique index staff_invitations_open on staff_invitations (seller_id, email) where ended_at is null;
create index staff_invitations_email on staff_invitations (email);
create index staff_invitations_seller on staff_invitations (seller_id, sent_at);
create index staff_invitations_accepted on staff_invitations (accepted_by);
create index staff_invitations_expiry on staff_invitations (expires_at);
`
