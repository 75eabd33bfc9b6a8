export { AdminCouponsPage as default } from '../features/moderation/pages/admin-coupons-page'
export { loader } from '../features/moderation/routes/admin-coupons.server'
export { headMeta as meta } from '../lib/page/meta'
