export { CancelledPage as default, shouldRevalidate } from '../features/payments/pages/cancelled-page'
export { action, loader } from '../features/payments/routes/payment-cancel.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
