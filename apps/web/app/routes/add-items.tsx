export { AddItems as default } from '../features/selling/pages/add-items'
export { action, loader } from '../features/selling/routes/add-items.server'
// After a refusal, too: what was changed meanwhile is what the next try is compared with.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
