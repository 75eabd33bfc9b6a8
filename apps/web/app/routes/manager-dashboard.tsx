export { ManagerDashboardPage as default } from '../features/moderation/pages/manager-dashboard-page'
export { loader } from '../features/moderation/routes/manager-dashboard.server'
export { headMeta as meta } from '../lib/page/meta'
