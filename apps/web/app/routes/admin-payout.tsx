export { AdminPayoutPage as default } from '../features/payouts/pages/admin-payout-page'
export { action, loader } from '../features/payouts/routes/admin-payout.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
