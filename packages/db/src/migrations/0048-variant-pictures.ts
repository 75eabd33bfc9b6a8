/**
 * A variant may have one of its item's pictures as its own. A key that is no longer among them counts as none, so that pictures
 * can be written anew as a whole.
 */
export const variantPictures = `
alter table item_variants add column picture_key text;
`
