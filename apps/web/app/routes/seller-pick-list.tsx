export { PickListPage as default } from '../features/orders/pages/pick-list-page'
export { loader } from '../features/orders/routes/seller-pick-list.server'
export { headMeta as meta } from '../lib/page/meta'
