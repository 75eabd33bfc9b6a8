export { UserItemsPage as default } from '../features/orders/pages/user-items-page'
export { loader } from '../features/orders/routes/user-items.server'
export { headMeta as meta } from '../lib/page/meta'
