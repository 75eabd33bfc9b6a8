export { ImportPage as default } from '../features/selling/pages/import/import-page'
export { action, loader } from '../features/selling/routes/import.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
