export { AddItems as default, shouldRevalidate } from '../features/selling/pages/add-items'
export { action, loader } from '../features/selling/routes/add-items.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
