export { LoginCodePage as default } from '../features/accounts/pages/login-code-page'
export { action, loader } from '../features/accounts/routes/login-code.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
