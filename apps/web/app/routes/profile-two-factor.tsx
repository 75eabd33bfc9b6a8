export { TwoFactorPage as default } from '../features/accounts/pages/two-factor-page'
export { action, loader } from '../features/accounts/routes/profile-two-factor.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
