/** The books. Amounts are signed sen; each transaction sums to 0; nothing is ever changed or deleted. */
export const ledger = `
create table ledger_transactions (
  id text primary key,
  kind text not null check (kind in ('payment', 'refund', 'bounce', 'release', 'payout', 'adjustment')),
  reference text not null,
  at integer not null,
  unique (kind, reference)
) strict;

create table ledger_entries (
  transaction_id text not null references ledger_transactions (id),
  position integer not null,
  account text not null,
  amount_sen integer not null check (amount_sen <> 0),
  parcel_id text references parcels (id),
  primary key (transaction_id, position)
) strict, without rowid;
create index ledger_entries_account on ledger_entries (account, transaction_id, amount_sen);
create index ledger_entries_parcel on ledger_entries (parcel_id) where parcel_id is not null;

create trigger ledger_transactions_fixed before update on ledger_transactions begin
  select raise(abort, 'the ledger is never changed');
end;
create trigger ledger_transactions_kept before delete on ledger_transactions begin
  select raise(abort, 'the ledger is never deleted');
end;
create trigger ledger_entries_fixed before update on ledger_entries begin
  select raise(abort, 'the ledger is never changed');
end;
create trigger ledger_entries_kept before delete on ledger_entries begin
  select raise(abort, 'the ledger is never deleted');
end;
`
