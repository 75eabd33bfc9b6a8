export { TaxPage as default } from '../features/accounts/pages/tax-page'
export { action, loader } from '../features/accounts/routes/profile-tax.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
