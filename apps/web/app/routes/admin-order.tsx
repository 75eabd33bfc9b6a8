export { AdminOrderPage as default } from '../features/moderation/pages/admin-order-page'
export { action, loader } from '../features/moderation/routes/admin-order.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
