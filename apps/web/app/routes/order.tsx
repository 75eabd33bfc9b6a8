export { OrderPage as default, shouldRevalidate } from '../features/orders/pages/order-page'
export { action, loader } from '../features/orders/routes/order.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
