export { AdminDashboardPage as default } from '../features/moderation/pages/admin-dashboard-page'
export { loader } from '../features/moderation/routes/admin-dashboard.server'
export { headMeta as meta } from '../lib/page/meta'
