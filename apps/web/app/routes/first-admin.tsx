export { FirstAdminPage as default } from '../features/accounts/pages/first-admin-page'
export { action, loader } from '../features/accounts/routes/first-admin.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
