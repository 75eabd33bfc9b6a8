export { PayPage as default } from '../features/payments/pages/pay-page'
export { action, loader } from '../features/payments/routes/pay.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
