export { SalesPage as default } from '../features/orders/pages/sales-page'
export { loader } from '../features/orders/routes/seller-orders.server'
export { headMeta as meta } from '../lib/page/meta'
