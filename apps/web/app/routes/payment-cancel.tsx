export { CancelledPage as default } from '../features/payments/pages/cancelled-page'
export { action, loader } from '../features/payments/routes/payment-cancel.server'
// After a refusal, too: it may have been paid or cancelled elsewhere meanwhile.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
