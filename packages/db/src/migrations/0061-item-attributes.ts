/** Adds to the items of a category that have the same choices; one that has none counts nowhere. */
const addToCell = (row: 'old' | 'new', items: 1 | -1) => `
  insert into choice_cells (category, choices, items) select ${row}.category, ${row}.choices, ${items}
    where ${row}.status = 'active' and ${row}.choices <> '' on conflict do update set items = items + ${items};
  delete from choice_cells where category = ${row}.category and choices = ${row}.choices and items = 0;`

/**
 * What sellers tell of items beside what every item has: size, colour, author. `items.choices` has those of them that are
 * facets in one text, written with them; rows of `choice_cells` say how many items on sale have the same, so that rare
 * combinations are found without a walk through all items.
 */
export const itemAttributes = `
create table item_attributes (
  item_id text not null references items (id),
  key text not null,
  value text not null check (length(value) between 1 and 200),
  primary key (item_id, key)
) strict, without rowid;

alter table items add column choices text not null default '';
create table choice_cells (
  category text not null,
  choices text not null,
  items integer not null,
  primary key (category, choices)
) strict, without rowid;
create index items_choices on items (status, category, choices, price_sen) where choices <> '';

drop index items_facts;
create index items_facts on items (
  seq, status, category, condition, listing_type, ships_from, rating_score, price_sen, stock, is_on_offer, ships_free,
  trend, published_at, ends_at, featured_at, choices
);

create trigger items_choices_counted after insert on items when new.status = 'active' and new.choices <> '' begin
  ${addToCell('new', 1)}
end;
create trigger items_choices_uncounted after delete on items when old.status = 'active' and old.choices <> '' begin
  ${addToCell('old', -1)}
end;
create trigger items_choices_recounted after update of status, category, choices on items
  when old.status is not new.status or old.category is not new.category or old.choices is not new.choices begin
  ${addToCell('old', -1)} ${addToCell('new', 1)}
end;
`
