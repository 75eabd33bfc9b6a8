/** Staff look through the items that are paused or sold out; those on sale are most, and read in the order of `seq`. */
export const itemsOffSale = `
create index items_off_sale on items (status, seq desc) where status in ('paused', 'sold_out');
`
