export { DashboardPage as default } from '../features/orders/pages/dashboard-page'
export { loader } from '../features/orders/routes/buyer-dashboard.server'
export { headMeta as meta } from '../lib/page/meta'
