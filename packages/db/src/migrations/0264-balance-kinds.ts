/**
 * What of a member's balance is no release, which most of it is: payouts, refunds and the rest are found among them by their
 * kind. A payout of a week is one entry among hundreds.
 */
const kindOf = (entry: string): string => `case when t.kind = 'payout' then 'payouts'
  when t.kind = 'adjustment' and ${entry}parcel_id is not null then 'refunds' else 'other' end`
const isOfMember = (entry: string): string =>
  `(${entry}account glob 'seller:*' or ${entry}account glob 'reseller:*')`

export const balanceKinds = `
create table balance_kinds (
  account text not null,
  kind text not null check (kind in ('payouts', 'refunds', 'other')),
  transaction_id text not null references ledger_transactions (id),
  primary key (account, kind, transaction_id)
) strict, without rowid;
create index balance_kinds_transaction on balance_kinds (transaction_id);
insert or ignore into balance_kinds (account, kind, transaction_id) select e.account, ${kindOf('e.')}, e.transaction_id
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where ${isOfMember('e.')} and t.kind <> 'release';
create trigger balance_kinds_kept after insert on ledger_entries when ${isOfMember('new.')} begin
  insert or ignore into balance_kinds (account, kind, transaction_id)
    select new.account, ${kindOf('new.')}, t.id from ledger_transactions t
    where t.id = new.transaction_id and t.kind <> 'release';
end;
`
