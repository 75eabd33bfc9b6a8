export { SellerSettingsPage as default } from '../features/payouts/pages/seller-settings-page'
export { loader } from '../features/payouts/routes/seller-settings.server'
export { headMeta as meta } from '../lib/page/meta'
