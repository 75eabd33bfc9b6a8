export { SellerClaimPage as default } from '../features/disputes/pages/seller-claim-page'
export { action, loader } from '../features/disputes/routes/seller-claim.server'
// After a refusal, too: the buyer or an admin moved it meanwhile, and there is something else to do.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
