export { SellerStaffPage as default } from '../features/stores/pages/seller-staff-page'
export { action, loader } from '../features/stores/routes/seller-staff.server'
// After a refusal, too: who belongs to the staff by now is shown.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
