export { SellerShippingPage as default } from '../features/selling/pages/seller-shipping'
export { action, loader } from '../features/selling/routes/seller-shipping.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
