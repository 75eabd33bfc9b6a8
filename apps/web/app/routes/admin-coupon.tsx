export { AdminCouponPage as default } from '../features/moderation/pages/admin-coupon-page'
export { action, loader } from '../features/moderation/routes/admin-coupon.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
