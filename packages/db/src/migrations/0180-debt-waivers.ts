/**
 * Debts that were written off, with who did it: those of one admin alone count against the limit as adjustments do, and one above
 * it is a proposal for another admin. Older ones are taken from the audit log, which was written in their transaction.
 */
export const debtWaivers = `
create table debt_waivers (
  transaction_id text not null primary key references ledger_transactions (id),
  user_id text not null references users (id),
  waived_sen integer not null check (waived_sen > 0),
  made_by text not null references users (id),
  request_id text references adjustment_requests (id)
) strict, without rowid;
create index debt_waivers_author on debt_waivers (made_by, transaction_id);
create index debt_waivers_user on debt_waivers (user_id);
create index debt_waivers_request on debt_waivers (request_id) where request_id is not null;
create trigger debt_waivers_fixed before update on debt_waivers begin
  select raise(abort, 'the ledger is never changed');
end;
create trigger debt_waivers_kept before delete on debt_waivers begin
  select raise(abort, 'the ledger is never deleted');
end;
insert into debt_waivers (transaction_id, user_id, waived_sen, made_by)
  select t.id, a.subject_id, e.amount_sen, a.actor_id from audit_log a
  join ledger_transactions t on t.kind = 'adjustment' and t.at = a.at
    and t.reference > a.subject_id || ':debt:' and t.reference < a.subject_id || ':debt;'
  join ledger_entries e on e.transaction_id = t.id and e.account = 'fees' and e.amount_sen > 0
  where a.action = 'waiveDebt' and a.position > 0 and a.actor_id is not null;

alter table adjustment_requests add column is_waiver integer not null default 0 check (is_waiver in (0, 1));
create unique index adjustment_requests_waiver on adjustment_requests (user_id) where state = 'waiting' and is_waiver = 1;
`
