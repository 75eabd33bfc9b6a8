export { OrdersPage as default } from '../features/orders/pages/orders-page'
export { loader } from '../features/orders/routes/orders.server'
export { headMeta as meta } from '../lib/page/meta'
