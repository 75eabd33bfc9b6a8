/**
 * What a search chooses and sorts its matches by, without the rest of their rows: some seventy items to a page
 * of the file in place of three, and those of the newest matches side by side. The word index is joined to one
 * piece, which each word of a search is then looked up in once.
 */
export const itemFacts = `
create index items_facts on items (
  seq, status, category, condition, listing_type, ships_from, rating_score, price_sen, stock, is_on_offer,
  trend, published_at, ends_at, featured_at
);
insert into item_search (item_search) values ('optimize');
`
