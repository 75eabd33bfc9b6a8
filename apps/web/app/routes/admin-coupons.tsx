export { AdminCouponsPage as default } from '../features/coupons/pages/admin-coupons-page'
export { action, loader } from '../features/coupons/routes/admin-coupons.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
