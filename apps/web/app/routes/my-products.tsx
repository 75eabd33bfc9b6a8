export { MyProducts as default, shouldRevalidate } from '../features/selling/pages/my-products'
export { action, loader } from '../features/selling/routes/my-products.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
