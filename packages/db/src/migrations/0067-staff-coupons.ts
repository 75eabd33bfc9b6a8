/** Staff look through all coupons, or those that one side pays for. */
export const staffCoupons = `
create index coupons_newest on coupons (created_at desc, id desc);
create index coupons_payer_newest on coupons (payer, created_at desc, id desc);
`
