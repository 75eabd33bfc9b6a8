export { CartPage as default, shouldRevalidate } from '../features/cart/pages/cart-page'
export { action, loader } from '../features/cart/routes/cart.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
