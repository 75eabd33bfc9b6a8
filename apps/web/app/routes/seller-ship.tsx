export { SalePage as default, shouldRevalidate } from '../features/orders/pages/sale-page'
export { action, loader } from '../features/orders/routes/seller-ship.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
