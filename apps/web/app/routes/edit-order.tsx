export { EditPage as default } from '../features/orders/pages/edit-page'
export { action, loader } from '../features/orders/routes/edit-order.server'
// After a refusal, too: another change was first, and the next try is compared with what it left.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
