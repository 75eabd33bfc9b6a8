export { Contact as default } from '../features/support/pages/contact'
export { action, loader } from '../features/support/routes/contact.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
