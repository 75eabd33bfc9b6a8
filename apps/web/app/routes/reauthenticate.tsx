export { ReauthenticatePage as default } from '../features/accounts/pages/reauthenticate-page'
export { action, loader } from '../features/accounts/routes/reauthenticate.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
