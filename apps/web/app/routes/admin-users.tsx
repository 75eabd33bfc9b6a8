export { AdminUsersPage as default } from '../features/moderation/pages/admin-users-page'
export { loader } from '../features/moderation/routes/admin-users.server'
export { headMeta as meta } from '../lib/page/meta'
