/**
 * Staff read who used a coupon, the newest first. Notices about coupons that were switched say why since; those that are there
 * were written without a reason.
 */
export const couponUses = `
create index coupon_uses_newest on coupon_uses (coupon_id, used_at desc, id desc);
update notifications set data = json_set(data, '$.note', case kind when 'couponStopped' then '–' else '' end)
  where kind in ('couponStopped', 'couponResumed') and json_valid(data);
`
