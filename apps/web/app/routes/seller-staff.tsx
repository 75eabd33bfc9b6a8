export { SellerStaffPage as default } from '../features/stores/pages/seller-staff-page'
export { action, loader } from '../features/stores/routes/seller-staff.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
