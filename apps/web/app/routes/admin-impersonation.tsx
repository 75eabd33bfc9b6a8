export { AdminImpersonationPage as default } from '../features/moderation/pages/admin-impersonation-page'
export { action, loader } from '../features/moderation/routes/admin-impersonation.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
