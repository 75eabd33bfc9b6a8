export { CartPage as default } from '../features/cart/pages/cart-page'
export { action, loader } from '../features/cart/routes/cart.server'
// A refusal, too, may have taken lines out; only where the server cannot be reached there is nothing to read.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
