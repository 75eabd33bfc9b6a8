export { SellerBalancePage as default } from '../features/payouts/pages/seller-balance-page'
export { loader } from '../features/payouts/routes/seller-balance.server'
export { headMeta as meta } from '../lib/page/meta'
