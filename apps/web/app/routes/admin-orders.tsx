export { AdminOrdersPage as default } from '../features/moderation/pages/admin-orders-page'
export { loader } from '../features/moderation/routes/admin-orders.server'
export { headMeta as meta } from '../lib/page/meta'
