/** Pictures that sellers sent for the form of an item which has not taken them on yet. */
export const listingUploads = `
create table listing_uploads (
  key text not null primary key,
  seller_id text not null references users (id),
  width integer not null,
  height integer not null,
  blur text not null,
  uploaded_at integer not null
) strict, without rowid;
create index listing_uploads_seller on listing_uploads (seller_id, uploaded_at);
create index listing_uploads_age on listing_uploads (uploaded_at);
`
