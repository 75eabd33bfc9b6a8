/**
 * Who wants to sell: who they are in law, where their money goes, and the proof, which is a file. Numbers that would
 * serve a thief are sealed.
 */
export const sellerApplications = `
create table seller_applications (
  id text primary key,
  user_id text not null references users (id),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'suspended')),
  kind text not null check (kind in ('person', 'business')),
  legal_name text not null,
  sealed_registration text not null,
  sst_number text not null default '',
  address text not null,
  phone text not null,
  store_name text not null,
  body text not null,
  bank text not null,
  sealed_account text not null,
  account_holder text not null,
  paper_key text not null unique,
  reason text not null default '',
  created_at integer not null,
  decided_at integer,
  decided_by text references users (id)
) strict;
create unique index seller_applications_open on seller_applications (user_id) where state = 'pending';
create index seller_applications_user on seller_applications (user_id, created_at desc, id desc);
create index seller_applications_queue on seller_applications (state, created_at, id);
create index seller_applications_decided on seller_applications (decided_by) where decided_by is not null;
`
