export { AdminClaimPage as default } from '../features/disputes/pages/admin-claim-page'
export { action, loader } from '../features/disputes/routes/admin-claim.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
