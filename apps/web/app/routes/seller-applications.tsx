export { SellerApplicationsPage as default } from '../features/selling/pages/seller-applications'
export { loader } from '../features/selling/routes/seller-applications.server'
export { headMeta as meta } from '../lib/page/meta'
