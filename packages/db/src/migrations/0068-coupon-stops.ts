/** Which side stopped a coupon: only that side has it run again. Until now staff could not stop those of sellers. */
export const couponStops = `
alter table coupons add column stopped_by text check (stopped_by in ('seller', 'staff'));
update coupons set stopped_by = case payer when 'seller' then 'seller' else 'staff' end where is_active = 0;
`
