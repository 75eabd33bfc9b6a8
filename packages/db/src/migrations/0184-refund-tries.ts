/** A refund that the provider refused can be sent once more. A provider knows each try by a name of its own. */
export const refundTries = `
alter table refunds add column tries integer not null default 0;
create index refunds_failed on refunds (created_at) where state = 'failed';
`
