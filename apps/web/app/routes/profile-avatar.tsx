export { AvatarPage as default } from '../features/accounts/pages/avatar-page'
export { action, loader } from '../features/accounts/routes/profile-avatar.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
