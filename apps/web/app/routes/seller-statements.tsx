export { SellerStatementsPage as default } from '../features/payouts/pages/seller-statements-page'
export { loader } from '../features/payouts/routes/seller-statements.server'
export { headMeta as meta } from '../lib/page/meta'
