export { AdminBankLinesPage as default } from '../features/payouts/pages/admin-bank-lines-page'
export { action, loader } from '../features/payouts/routes/admin-bank-lines.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
