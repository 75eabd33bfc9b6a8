export { AdminDebtsPage as default } from '../features/payouts/pages/admin-debts-page'
export { loader } from '../features/payouts/routes/admin-debts.server'
export { headMeta as meta } from '../lib/page/meta'
