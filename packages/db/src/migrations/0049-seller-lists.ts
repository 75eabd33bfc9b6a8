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
 * as much as there are; a seller's items of a state, and of a category, by each column they are sorted by; and parcels under
 * a claim by age, which are few among many.
 */
export const sellerLists = `
${counted('seller_items', 'items', 'status')}
${counted('seller_parcels', 'parcels', 'state')}
create index items_own_status_price on items (seller_id, status, price_sen);
create index items_own_status_pieces on items (seller_id, status, stock);
create index items_own_status_sold on items (seller_id, status, sold_count);
create index parcels_seller_claims on parcels (seller_id, created_at desc, id desc)
  where state in ('disputed', 'return_requested', 'returned');
`
