export { AddressPage as default } from '../features/accounts/pages/address-page'
export { action, loader } from '../features/accounts/routes/profile-address.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
