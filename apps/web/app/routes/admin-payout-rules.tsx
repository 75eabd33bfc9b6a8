export { AdminPayoutRulesPage as default } from '../features/payouts/pages/admin-payout-rules-page'
export { action, loader } from '../features/payouts/routes/admin-payout-rules.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
