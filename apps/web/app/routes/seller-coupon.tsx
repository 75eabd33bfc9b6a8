export { SellerCouponPage as default } from '../features/coupons/pages/seller-coupon-page'
export { action, loader } from '../features/coupons/routes/seller-coupon.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
