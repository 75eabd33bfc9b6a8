export { ProfilePage as default } from '../features/accounts/pages/profile-page'
export { action, loader } from '../features/accounts/routes/profile.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
