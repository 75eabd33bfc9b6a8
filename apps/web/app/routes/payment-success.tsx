export { ConfirmingPage as default } from '../features/payments/pages/confirming-page'
export { loader } from '../features/payments/routes/payment-success.server'
export { headMeta as meta } from '../lib/page/meta'
