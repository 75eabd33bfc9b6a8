/**
 * Emails and phones that have paid for something under an account that is deleted, as keyed digests: a first
 * purchase is not to be had twice. And of what a provider told, who paid is taken out: it is not needed.
 */
export const pastBuyers = `
create table past_buyers (
  fingerprint text primary key,
  created_at integer not null
) strict, without rowid;

update payment_events set payload = json_object(
  'event', json_extract(payload, '$.type'),
  'id', json_extract(payload, '$.data.object.id'),
  'status', json_extract(payload, '$.data.object.status'),
  'payment_status', json_extract(payload, '$.data.object.payment_status'),
  'client_reference_id', json_extract(payload, '$.data.object.client_reference_id'),
  'amount_total', json_extract(payload, '$.data.object.amount_total'),
  'amount_refunded', json_extract(payload, '$.data.object.amount_refunded'),
  'currency', json_extract(payload, '$.data.object.currency')
) where provider = 'stripe' and json_valid(payload) and json_type(payload, '$.data.object') = 'object';
`
