export { SellerClaimPage as default } from '../features/disputes/pages/seller-claim-page'
export { action, loader } from '../features/disputes/routes/seller-claim.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
