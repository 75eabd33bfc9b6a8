/** The number below the barcode of what is sold (GTIN). */
export const barcodes = `
alter table item_variants add column gtin text not null default ''
  check (gtin = '' or (length(gtin) in (8, 12, 13, 14) and gtin not glob '*[^0-9]*'));
`
