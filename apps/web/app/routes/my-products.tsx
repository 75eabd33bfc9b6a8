export { MyProducts as default } from '../features/selling/pages/my-products'
export { action, loader } from '../features/selling/routes/my-products.server'
// After a refusal, too: the value there is now is shown, and the next try is compared with it.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
