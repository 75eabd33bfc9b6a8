export { AdminCouponPage as default } from '../features/coupons/pages/admin-coupon-page'
export { action, loader } from '../features/coupons/routes/admin-coupon.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
