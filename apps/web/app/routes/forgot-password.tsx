export { ForgotPage as default } from '../features/accounts/pages/forgot-page'
export { action, loader } from '../features/accounts/routes/forgot-password.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
