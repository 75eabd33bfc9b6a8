export { DataPage as default } from '../features/accounts/pages/data-page'
export { action, loader } from '../features/accounts/routes/profile-data.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
