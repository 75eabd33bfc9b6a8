export { ChangeProducts as default } from '../features/selling/pages/change-products'
export { action, loader } from '../features/selling/routes/change-products.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
