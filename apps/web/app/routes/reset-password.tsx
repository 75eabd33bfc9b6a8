export { ResetPage as default } from '../features/accounts/pages/reset-page'
export { action, loader } from '../features/accounts/routes/reset-password.server'
// Also after a refusal: a link that ends while its page is open leads to a new one.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
