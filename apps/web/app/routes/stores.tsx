export { StoresPage as default } from '../features/stores/pages/stores-page'
export { action, loader } from '../features/stores/routes/stores.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
