export { AdminReportsPage as default } from '../features/moderation/pages/admin-reports-page'
export { action, loader } from '../features/moderation/routes/admin-reports.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
