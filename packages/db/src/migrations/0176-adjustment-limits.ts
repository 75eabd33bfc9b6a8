/**
 * What an admin adjusts alone is counted against the limit: an adjustment that two admins were needed for names its proposal,
 * and a reversal may have to be proposed, too.
 */
export const adjustmentLimits = `
alter table adjustment_requests add column reverses text references ledger_adjustments (transaction_id);
create unique index adjustment_requests_reverses on adjustment_requests (reverses) where state = 'waiting' and reverses is not null;
create index adjustment_requests_reversed on adjustment_requests (reverses) where reverses is not null;
alter table ledger_adjustments add column request_id text references adjustment_requests (id);
create index ledger_adjustments_request on ledger_adjustments (request_id) where request_id is not null;
drop index ledger_adjustments_author;
create index ledger_adjustments_author on ledger_adjustments (made_by, transaction_id);
`
