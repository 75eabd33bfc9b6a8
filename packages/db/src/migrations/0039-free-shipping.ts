/** The columns of a cell, with what an item has in each. The index has the same expressions. */
const CELL = {
  category: 'category',
  condition: 'condition',
  listing_type: 'listing_type',
  ships_from: 'ships_from',
  stars: 'rating_score / 100',
  in_stock: 'stock > 0',
  is_on_offer: 'is_on_offer',
  ships_free: 'ships_free',
}
const columns = Object.keys(CELL)
const values = Object.values(CELL)
const valuesOf = (row: 'old' | 'new') => values.map((value) => `${row}.${value}`)

/** Adds to a cell; whichever of several triggers comes first, the sum is the same. */
const addToCell = (row: 'old' | 'new', items: 1 | -1) => `
  insert into item_cells (${columns.join(', ')}, items) select ${valuesOf(row).join(', ')}, ${items}
    where ${row}.status = 'active' on conflict do update set items = items + ${items};`

const addToCategory = (row: 'old' | 'new', items: 1 | -1, condition = 'true') => `
  insert into category_counts (category, items) select ${row}.category, ${items}
    where ${row}.status = 'active' and (${condition}) on conflict do update set items = items + ${items};`

const isOtherCategory = 'old.status is not new.status or old.category is not new.category'
const isOtherCell = values.map((value) => `(old.${value}) is not (new.${value})`).join(' or ')

/** Whether one piece on its own ships free: something to ship, at a price from which the store pays for it. */
const shipsFree = (item: string, from: string) =>
  `coalesce(${item}is_virtual = 0 and ${item}price_sen >= ${from}, 0)`
const ofStore = '(select free_shipping_from_sen from stores where id = new.store_id)'
const markItem = `
  update items set ships_free = ${shipsFree('new.', ofStore)}
    where seq = new.seq and ships_free <> ${shipsFree('new.', ofStore)};`

/**
 * Items know whether they ship free, so that listings can be narrowed by it; triggers keep it right. Cells and the
 * index of facts have one more column. A cell may be below 0 within a statement, never after it.
 */
export const freeShipping = `
drop trigger items_counted;
drop trigger items_uncounted;
drop trigger items_recounted;
drop index items_cells;
drop index items_facts;
drop table item_cells;

alter table items add column ships_free integer not null default 0 check (ships_free in (0, 1));
update items set ships_free = 1 where is_virtual = 0
  and price_sen >= (select free_shipping_from_sen from stores where id = store_id);

create table category_counts_anew (
  category text primary key,
  items integer not null
) strict, without rowid;
insert into category_counts_anew select category, items from category_counts;
drop table category_counts;
alter table category_counts_anew rename to category_counts;

create table item_cells (
  category text not null,
  condition text not null,
  listing_type text not null,
  ships_from text not null,
  stars integer not null,
  in_stock integer not null,
  is_on_offer integer not null,
  ships_free integer not null,
  items integer not null,
  primary key (${columns.join(', ')})
) strict, without rowid;
create index items_cells on items (status, ${values.join(', ')}, price_sen);
insert into item_cells (${columns.join(', ')}, items)
  select ${values.join(', ')}, count(*) from items where status = 'active' group by ${values.map((_, at) => at + 1).join(', ')};
create index items_facts on items (
  seq, status, category, condition, listing_type, ships_from, rating_score, price_sen, stock, is_on_offer, ships_free,
  trend, published_at, ends_at, featured_at
);

create trigger items_counted after insert on items when new.status = 'active' begin
  ${addToCell('new', 1)} ${addToCategory('new', 1)}
end;
create trigger items_uncounted after delete on items when old.status = 'active' begin
  ${addToCell('old', -1)} ${addToCategory('old', -1)}
end;
create trigger items_recounted after update on items when old.status is not new.status or ${isOtherCell} begin
  ${addToCell('old', -1)} ${addToCell('new', 1)}
  ${addToCategory('old', -1, isOtherCategory)} ${addToCategory('new', 1, isOtherCategory)}
end;
create trigger items_ships_free_added after insert on items begin ${markItem}
end;
create trigger items_ships_free_changed after update of price_sen, is_virtual, store_id on items begin ${markItem}
end;
create trigger stores_ships_free after update of free_shipping_from_sen on stores
  when old.free_shipping_from_sen is not new.free_shipping_from_sen begin
  update items set ships_free = ${shipsFree('', 'new.free_shipping_from_sen')}
    where store_id = new.id and ships_free <> ${shipsFree('', 'new.free_shipping_from_sen')};
end;
`
