export { AdminAuditPage as default } from '../features/moderation/pages/admin-audit-page'
export { loader } from '../features/moderation/routes/admin-audit.server'
export { headMeta as meta } from '../lib/page/meta'
