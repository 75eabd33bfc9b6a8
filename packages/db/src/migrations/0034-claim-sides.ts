/** Photos of a claim come from either side, and what an admin has to decide has a day by which it is decided. */
export const claimSides = `
alter table claim_pictures add column party text not null default 'buyer' check (party in ('buyer', 'seller'));
alter table order_claims add column decide_by integer;
-- Three days for the seller's answer, three for ours.
update order_claims set decide_by = created_at + 518400000 where state = 'escalated';
drop index order_claims_escalated;
create index order_claims_escalated on order_claims (decide_by, id) where state = 'escalated';
create index order_claims_decided on order_claims (closed_at desc, id desc) where state = 'decided';
`
