export { DeliveryPage as default } from '../features/shipping/pages/delivery-page'
export { loader } from '../features/shipping/routes/item-shipping.server'
export { headMeta as meta } from '../lib/page/meta'
