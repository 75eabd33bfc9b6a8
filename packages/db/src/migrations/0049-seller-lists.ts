/** Keeps how many rows of a table each seller has in each state; below 0 within a statement at most. */
const counted = (counts: string, table: string, column: string) => {
  const add = (row: 'old' | 'new', rows: 1 | -1) => `
  insert into ${counts} (seller_id, ${column}, ${table}) values (${row}.seller_id, ${row}.${column}, ${rows})
    on conflict do update set ${table} = ${table} + ${rows};`
  return `
create table ${counts} (
  seller_id text not null references users (id),
  ${column} text not null,
  ${table} integer not null,
  primary key (seller_id, ${column})
) strict, without rowid;
insert into ${counts} (seller_id, ${column}, ${table})
  select seller_id, ${column}, count(*) from ${table} group by seller_id, ${column};
create trigger ${counts}_added after insert on ${table} begin ${add('new', 1)}
end;
create trigger ${counts}_gone after delete on ${table} begin ${add('old', -1)}
end;
create trigger ${counts}_moved after update of ${column}, seller_id on ${table}
  when old.${column} <> new.${column} or old.seller_id <> new.seller_id begin ${add('old', -1)} ${add('new', 1)}
end;
`
}

/**
 * What the lists of a large seller read: how many items and parcels are in each state, kept by triggers, since counting them costs
 * as much as there are; a seller's items of a state by each column they are sorted by, and of a category by price; their titles,
 * so that words are found without reading whole items; and parcels under a claim by age, which are few among many. A payout that failed is paid again once a
 * second look has confirmed it, with what the bank calls it; those from before count as confirmed.
 */
export const sellerLists = `
${counted('seller_items', 'items', 'status')}
${counted('seller_parcels', 'parcels', 'state')}
drop index items_own;
create index items_own on items (seller_id, seq desc, title);
create index items_own_category_price on items (seller_id, category, price_sen);
create index items_own_status_price on items (seller_id, status, price_sen);
create index items_own_status_pieces on items (seller_id, status, stock);
create index items_own_status_sold on items (seller_id, status, sold_count);
create index parcels_seller_claims on parcels (seller_id, created_at desc, id desc)
  where state in ('disputed', 'return_requested', 'returned');

alter table payouts add column bank_reference text not null default '';
alter table payouts add column confirmed_at integer;
update payouts set confirmed_at = moved_at where state = 'failed';
create index payouts_unconfirmed on payouts (user_id) where state = 'failed' and confirmed_at is null;
`
