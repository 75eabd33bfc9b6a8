export { AdminUserPage as default } from '../features/moderation/pages/admin-user-page'
export { action, loader } from '../features/moderation/routes/admin-user.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
