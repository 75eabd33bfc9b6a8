export { AddressesPage as default } from '../features/accounts/pages/addresses-page'
export { action, loader } from '../features/accounts/routes/profile-addresses.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
