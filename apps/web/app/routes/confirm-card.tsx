export { ConfirmCardPage as default } from '../features/payments/pages/confirm-card-page'
export { action, loader } from '../features/payments/routes/confirm-card.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
