/** Debits and credits of each account by Malaysian day (days since 1970-01-01); accounts of members are one for each kind. */
const KIND = (account: string) =>
  `case when ${account} like 'held:%' then 'held' when ${account} like 'seller:%' then 'seller'
    when ${account} like 'reseller:%' then 'reseller' else ${account} end`
const DAY = '(t.at + 28800000) / 86400000'

/**
 * The limit that a payout run was proposed under; adjustments of balances with who made them and why, which are never changed,
 * only reversed once; and the sums of the ledger by day, kept by a trigger, so that a trial balance costs the same whatever
 * its date.
 */
export const books = `
alter table payout_runs add column limit_sen integer;

create table ledger_adjustments (
  transaction_id text not null primary key references ledger_transactions (id),
  user_id text not null references users (id),
  side text not null check (side in ('seller', 'reseller')),
  against text not null check (against in ('fees', 'promotions', 'bank')),
  owed_sen integer not null check (owed_sen <> 0),
  reason text not null,
  made_by text not null references users (id),
  reverses text unique references ledger_adjustments (transaction_id)
) strict, without rowid;
create index ledger_adjustments_user on ledger_adjustments (user_id, transaction_id);
create index ledger_adjustments_author on ledger_adjustments (made_by);
create trigger ledger_adjustments_fixed before update on ledger_adjustments begin
  select raise(abort, 'the ledger is never changed');
end;
create trigger ledger_adjustments_kept before delete on ledger_adjustments begin
  select raise(abort, 'the ledger is never deleted');
end;

create index ledger_balances_owing on ledger_balances (account) where amount_sen > 0;

create table ledger_days (
  account text not null,
  day integer not null,
  debit_sen integer not null,
  credit_sen integer not null,
  entries integer not null,
  primary key (account, day)
) strict, without rowid;
insert into ledger_days (account, day, debit_sen, credit_sen, entries)
  select ${KIND('e.account')}, ${DAY}, sum(max(e.amount_sen, 0)), sum(max(0 - e.amount_sen, 0)), count(*)
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id group by 1, 2;
create trigger ledger_days_kept after insert on ledger_entries begin
  insert into ledger_days (account, day, debit_sen, credit_sen, entries)
    select ${KIND('new.account')}, ${DAY}, max(new.amount_sen, 0), max(0 - new.amount_sen, 0), 1
    from ledger_transactions t where t.id = new.transaction_id
    on conflict (account, day) do update set debit_sen = debit_sen + excluded.debit_sen,
      credit_sen = credit_sen + excluded.credit_sen, entries = entries + 1;
end;
`
