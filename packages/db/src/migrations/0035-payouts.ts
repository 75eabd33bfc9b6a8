/**
 * Where sellers and resellers are paid, and what was paid. An account is never changed: the next one replaces it, so
 * that every payout keeps the account it was approved with. Those approved before get the account they applied with.
 * A member has one open payout at a time. What of a parcel's money was shipping is kept with its release.
 */
export const payouts = `
create table bank_accounts (
  id text primary key,
  user_id text not null references users (id),
  bank text not null,
  sealed_number text not null,
  holder text not null,
  created_at integer not null,
  usable_at integer not null,
  replaced_at integer
) strict;
create unique index bank_accounts_current on bank_accounts (user_id) where replaced_at is null;
create index bank_accounts_user on bank_accounts (user_id, created_at desc, id desc);
insert into bank_accounts (id, user_id, bank, sealed_number, holder, created_at, usable_at)
  select 'bka' || substr(a.id, 4), a.user_id, a.bank, a.sealed_account, a.account_holder, a.decided_at, a.decided_at
  from seller_applications a where a.state = 'approved' and a.decided_at is not null and a.id =
    (select max(id) from seller_applications where user_id = a.user_id and state = 'approved');

create table payout_runs (
  id text primary key,
  state text not null check (state in ('proposed', 'approved', 'cancelled')),
  proposed_by text not null references users (id),
  proposed_at integer not null,
  decided_by text references users (id),
  decided_at integer,
  check ((state = 'proposed') = (decided_at is null))
) strict;
create unique index payout_runs_open on payout_runs (state) where state = 'proposed';
create index payout_runs_newest on payout_runs (proposed_at desc, id desc);
create index payout_runs_proposer on payout_runs (proposed_by);
create index payout_runs_decider on payout_runs (decided_by) where decided_by is not null;

create table payouts (
  id text primary key,
  run_id text not null references payout_runs (id),
  user_id text not null references users (id),
  bank_account_id text not null references bank_accounts (id),
  reference text not null unique,
  seller_sen integer not null,
  reseller_sen integer not null,
  amount_sen integer not null check (amount_sen > 0),
  state text not null default 'proposed'
    check (state in ('proposed', 'in_transit', 'unknown', 'paid', 'failed', 'dropped')),
  note text not null default '',
  created_at integer not null,
  moved_at integer not null,
  check (amount_sen = seller_sen + reseller_sen)
) strict;
create unique index payouts_open on payouts (user_id) where state in ('proposed', 'in_transit', 'unknown');
create index payouts_run on payouts (run_id, id);
create index payouts_user on payouts (user_id, id desc);
create index payouts_account on payouts (bank_account_id);

alter table parcels add column released_shipping_sen integer check (released_shipping_sen >= 0);
`
