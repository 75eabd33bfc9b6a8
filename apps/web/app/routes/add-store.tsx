export { AddStorePage as default } from '../features/stores/pages/add-store-page'
export { action, loader } from '../features/stores/routes/add-store.server'
// After a refusal, too: a picture that came with it has been set.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
