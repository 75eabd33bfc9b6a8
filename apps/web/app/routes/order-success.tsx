export { OrderSuccessPage as default } from '../features/orders/pages/order-success-page'
export { loader } from '../features/orders/routes/order-success.server'
export { headMeta as meta } from '../lib/page/meta'
