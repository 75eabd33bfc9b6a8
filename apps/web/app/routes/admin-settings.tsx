export { AdminSettingsPage as default } from '../features/platform/pages/admin-settings-page'
export { loader } from '../features/platform/routes/admin-settings.server'
export { headMeta as meta } from '../lib/page/meta'
