export { AdminCouponPage as default } from '../features/moderation/pages/admin-coupon-page'
export { action, loader } from '../features/moderation/routes/admin-coupon.server'
// After a refusal, too: somebody else switched it meanwhile.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
