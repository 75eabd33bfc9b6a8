export { StaffInvitationPage as default } from '../features/stores/pages/staff-invitation-page'
export { action, loader } from '../features/stores/routes/staff-invitation.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
