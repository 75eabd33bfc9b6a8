export { AdminBankStatementsPage as default } from '../features/payouts/pages/admin-bank-statements-page'
export { action, loader } from '../features/payouts/routes/admin-bank-statements.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
