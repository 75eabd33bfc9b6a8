export { StaffMembershipPage as default } from '../features/stores/pages/staff-membership-page'
export { action, loader } from '../features/stores/routes/staff-membership.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
