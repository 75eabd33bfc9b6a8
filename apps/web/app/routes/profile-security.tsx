export { SecurityPage as default } from '../features/accounts/pages/security-page'
export { action, loader } from '../features/accounts/routes/profile-security.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
