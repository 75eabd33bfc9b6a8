export { EditPage as default } from '../features/orders/pages/edit-page'
export { action, loader } from '../features/orders/routes/edit-order.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
