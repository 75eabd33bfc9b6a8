export { ShipManyPage as default } from '../features/orders/pages/ship-many-page'
export { action, loader } from '../features/orders/routes/seller-ship-many.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
