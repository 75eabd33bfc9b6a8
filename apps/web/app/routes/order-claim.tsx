export { ClaimPage as default } from '../features/disputes/pages/claim-page'
export { action, loader } from '../features/disputes/routes/order-claim.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
