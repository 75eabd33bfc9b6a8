/**
 * The options of an item ("Size", "Colour") and the values of each of its variants. A variant that orders or carts refer
 * to is switched off instead of deleted: it has no stock whatever comes back, so that nothing can sell it.
 * Pictures of items are found by their keys, also those that orders show.
 */
export const variants = `
alter table items add column option1 text not null default '';
alter table items add column option2 text not null default '';
alter table item_variants add column value1 text not null default '';
alter table item_variants add column value2 text not null default '';
alter table item_variants add column is_off integer not null default 0 check (is_off in (0, 1));
create trigger variants_off after update of stock, is_off on item_variants when new.is_off = 1 and new.stock > 0 begin
  update item_variants set stock = 0 where id = new.id;
end;
create index order_lines_variant on order_lines (variant_id);
create index item_images_key on item_images (key);
create index order_lines_picture on order_lines (image_key) where image_key glob 'listing-*';
`
