export { AdminItemPage as default } from '../features/moderation/pages/admin-item-page'
export { action, loader } from '../features/moderation/routes/admin-item.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
