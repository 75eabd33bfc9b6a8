export { AffiliateRegister as default } from '../features/support/pages/affiliate-register'
export { action, loader } from '../features/support/routes/affiliate-register.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
