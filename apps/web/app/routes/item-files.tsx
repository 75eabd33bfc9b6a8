export { ItemFiles as default } from '../features/downloads/pages/item-files'
export { action, loader } from '../features/downloads/routes/item-files.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
