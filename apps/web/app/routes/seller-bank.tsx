export { SellerBankPage as default } from '../features/payouts/pages/seller-bank-page'
export { action, loader } from '../features/payouts/routes/seller-bank.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
