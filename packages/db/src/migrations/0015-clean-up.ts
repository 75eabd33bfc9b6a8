/**
 * What the clean-up looks for: accounts whose email was never confirmed, and pictures that nobody shows. The
 * other two are looked through whenever an account goes, so that it does not read all sales.
 */
export const cleanUp = `
create index users_unconfirmed on users (created_at) where verified_at is null and status = 'active';
create index users_avatar on users (avatar_key) where avatar_key is not null;
create index parcels_reseller on parcels (reseller_id) where reseller_id is not null;
create index coupon_uses_user on coupon_uses (user_id);
`
