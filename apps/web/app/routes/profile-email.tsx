export { EmailPage as default } from '../features/accounts/pages/email-page'
export { action, loader } from '../features/accounts/routes/profile-email.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
