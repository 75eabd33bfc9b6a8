export { ResellerDashboard as default } from '../features/selling/pages/reseller/reseller-dashboard'
export { loader } from '../features/selling/routes/reseller/reseller-dashboard.server'
export { headMeta as meta } from '../lib/page/meta'
