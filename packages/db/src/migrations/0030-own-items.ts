/** The items of a seller, the newest first, whichever state they are in. */
export const ownItems = `
create index items_own on items (seller_id, seq desc);
`
