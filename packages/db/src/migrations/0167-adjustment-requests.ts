/** Adjustments of balances that are so large that another admin has to approve them. Nothing is booked until then. */
export const adjustmentRequests = `
create table adjustment_requests (
  id text not null primary key,
  user_id text not null references users (id),
  side text not null check (side in ('seller', 'reseller')),
  against text not null check (against in ('fees', 'promotions', 'bank')),
  owed_sen integer not null check (owed_sen <> 0),
  reason text not null,
  proposed_by text not null references users (id),
  proposed_at integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'dropped')),
  decided_by text references users (id),
  decided_at integer,
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null))
) strict, without rowid;
create index adjustment_requests_waiting on adjustment_requests (proposed_at, id) where state = 'waiting';
create index adjustment_requests_user on adjustment_requests (user_id, proposed_at);
create index adjustment_requests_proposer on adjustment_requests (proposed_by);
create index adjustment_requests_decider on adjustment_requests (decided_by);
`
