export { SellerDashboard as default } from '../features/selling/pages/dashboard/seller-dashboard'
export { loader } from '../features/selling/routes/seller-dashboard.server'
export { headMeta as meta } from '../lib/page/meta'
