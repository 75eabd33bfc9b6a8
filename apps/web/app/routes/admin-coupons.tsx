export { AdminCouponsPage as default } from '../features/moderation/pages/admin-coupons-page'
export { action, loader } from '../features/moderation/routes/admin-coupons.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
