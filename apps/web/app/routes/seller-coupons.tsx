export { SellerCouponsPage as default } from '../features/coupons/pages/seller-coupons-page'
export { action, loader } from '../features/coupons/routes/seller-coupons.server'
// After a refusal, too: staff stopped it meanwhile, or it is over.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
