export { Coupons as default } from '../features/coupons/pages/coupons'
export { action, loader } from '../features/coupons/routes/coupons.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
