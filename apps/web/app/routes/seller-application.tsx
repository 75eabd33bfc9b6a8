export { SellerApplicationPage as default } from '../features/selling/pages/seller-application'
export { action, loader } from '../features/selling/routes/seller-application.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
