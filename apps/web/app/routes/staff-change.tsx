export { StaffChangePage as default } from '../features/moderation/pages/staff-change-page'
export { action, loader } from '../features/moderation/routes/staff-change.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
