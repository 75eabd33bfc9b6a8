/** Where goods go back to: of each claim, and the one a seller named last. And the claims that admins sent back, while they travel. */
export const returnAddresses = `
alter table order_claims add column return_address text not null default '';
create table return_addresses (
  seller_id text primary key references users (id),
  address text not null
) strict, without rowid;
create index order_claims_returning on order_claims (due_at, id)
  where state in ('return_asked', 'returning') and decision <> '';
`
