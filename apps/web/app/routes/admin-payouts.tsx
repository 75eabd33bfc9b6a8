export { AdminPayoutsPage as default } from '../features/payouts/pages/admin-payouts-page'
export { action, loader } from '../features/payouts/routes/admin-payouts.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
