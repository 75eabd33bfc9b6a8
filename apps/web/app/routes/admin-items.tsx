export { AdminItemsPage as default } from '../features/moderation/pages/admin-items-page'
export { action, loader } from '../features/moderation/routes/admin-items.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
