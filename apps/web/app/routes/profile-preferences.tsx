export { PreferencesPage as default } from '../features/accounts/pages/preferences-page'
export { action, loader } from '../features/accounts/routes/profile-preferences.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
