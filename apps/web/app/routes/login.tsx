export { LoginPage as default } from '../features/accounts/pages/login-page'
export { action, loader } from '../features/accounts/routes/login.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
