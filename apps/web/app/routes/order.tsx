export { OrderPage as default } from '../features/orders/pages/order-page'
export { action, loader } from '../features/orders/routes/order.server'
// After a refusal, too: it may have been paid, cancelled or changed elsewhere meanwhile, and there is something else to do.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
