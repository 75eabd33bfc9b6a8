export { AddStorePage as default, shouldRevalidate } from '../features/stores/pages/add-store-page'
export { action, loader } from '../features/stores/routes/add-store.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
