/** Deleting an item looks for its addresses, by itself and by its foreign key: without this, through those of all items. */
export const slugsByItem = `
create index item_slugs_item on item_slugs (item_id);
`
