/** A seller's parcels in all states by age; the index that exists leads by the state. */
export const salesByAge = `
create index parcels_seller_age on parcels (seller_id, created_at desc, id desc);
`
