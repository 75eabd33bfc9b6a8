/**
 * A seller's items by price, stock, sales and category: each index ends with the row number, so that a page goes on where
 * the one before ended. `wish_news` holds items on wishlists that became cheaper or are back in stock; a job tells their
 * members and notes in the wish what each was told. `round` grows with every change, so that a job does not close what changed
 * meanwhile. The trigger sees every way in which a price or a stock changes.
 */
export const ownProducts = `
create index items_own_price on items (seller_id, price_sen);
create index items_own_pieces on items (seller_id, stock);
create index items_own_sold on items (seller_id, sold_count);
create index items_own_category on items (seller_id, category);
create index item_variants_sku on item_variants (sku) where sku <> '';

alter table wishlist add column told_price_sen integer;
alter table wishlist add column told_back_at integer not null default 0;
create table wish_news (
  item_id text primary key references items (id) on delete cascade,
  round integer not null default 1,
  is_back integer not null check (is_back in (0, 1))
) strict, without rowid;
create trigger wish_news_changed after update of price_sen, stock, status on items
  when new.status = 'active' and new.listing_type = 'Fixed' and new.stock > 0
  and (new.price_sen < old.price_sen or old.stock = 0 or old.status <> 'active')
  and exists (select 1 from wishlist where item_id = new.id) begin
  insert into wish_news (item_id, is_back) values (new.id, old.stock = 0 or old.status = 'sold_out')
    on conflict do update set round = round + 1, is_back = max(is_back, excluded.is_back);
end;
`
