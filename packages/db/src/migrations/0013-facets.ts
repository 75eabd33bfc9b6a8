const CELL = ['category', 'condition', 'listing_type', 'ships_from', 'stars', 'in_stock', 'is_on_offer']

/** What an item is told apart by, as the columns of its cell. The index has the same expressions. */
const valuesOf = (row: string): string[] => [
  `${row}category`,
  `${row}condition`,
  `${row}listing_type`,
  `${row}ships_from`,
  `${row}rating_score / 100`,
  `${row}stock > 0`,
  `${row}is_on_offer`,
]

const isInCellOf = (row: string): string =>
  valuesOf(row)
    .map((value, at) => `${CELL[at]} = (${value})`)
    .join(' and ')

const takeOut = `
  update item_cells set items = items - 1 where old.status = 'active' and ${isInCellOf('old.')};
  update category_counts set items = items - 1 where old.status = 'active' and category = old.category;`

const putIn = `
  insert into item_cells (${CELL.join(', ')}, items) select ${valuesOf('new.').join(', ')}, 1
    where new.status = 'active' on conflict do update set items = items + 1;
  insert into category_counts (category, items) select new.category, 1
    where new.status = 'active' on conflict do update set items = items + 1;`

const isElsewhere = CELL.map((_, at) => `(${valuesOf('old.')[at]}) is not (${valuesOf('new.')[at]})`).join(
  ' or ',
)

/**
 * Counters of what is on sale. A cell is one combination of everything facets choose by, but for the price;
 * the index finds the items of a cell, by price. With them a choice that few items fit is found without
 * walking past all the others.
 */
export const facets = `
create table category_counts (
  category text primary key,
  items integer not null check (items >= 0)
) strict, without rowid;
create table item_cells (
  category text not null,
  condition text not null,
  listing_type text not null,
  ships_from text not null,
  stars integer not null,
  in_stock integer not null,
  is_on_offer integer not null,
  items integer not null check (items >= 0),
  primary key (${CELL.join(', ')})
) strict, without rowid;
create index items_cells on items (status, ${valuesOf('').join(', ')}, price_sen);

insert into item_cells (${CELL.join(', ')}, items)
  select ${valuesOf('').join(', ')}, count(*) from items where status = 'active' group by 1, 2, 3, 4, 5, 6, 7;
insert into category_counts (category, items) select category, sum(items) from item_cells group by category;

create trigger items_counted after insert on items when new.status = 'active' begin ${putIn}
end;
create trigger items_uncounted after delete on items when old.status = 'active' begin ${takeOut}
end;
create trigger items_recounted after update on items
  when old.status is not new.status or ${isElsewhere} begin ${takeOut} ${putIn}
end;
`
