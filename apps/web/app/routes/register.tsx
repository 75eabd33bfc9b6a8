export { RegisterPage as default } from '../features/accounts/pages/register-page'
export { action, loader } from '../features/accounts/routes/register.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
