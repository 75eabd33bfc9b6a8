export { AdminLookPage as default } from '../features/moderation/pages/admin-look-page'
export { action, loader } from '../features/moderation/routes/admin-look.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
