/** When the protection of a parcel would have ended that had arrived before it was claimed; null for others, and older claims. */
export const claimProtection = `
alter table order_claims add column protected_until integer;
`
