export { SellerStatementPage as default } from '../features/payouts/pages/seller-statement-page'
export { loader } from '../features/payouts/routes/seller-statement.server'
export { headMeta as meta } from '../lib/page/meta'
