export { SalePage as default } from '../features/orders/pages/sale-page'
export { action, loader } from '../features/orders/routes/seller-ship.server'
// After a refusal, too: somebody else may have shipped it meanwhile, and what is left to do is another.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
