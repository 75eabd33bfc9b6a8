export { AdminSettingsSectionPage as default } from '../features/platform/pages/admin-settings-section-page'
export { action, loader } from '../features/platform/routes/admin-settings-section.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
