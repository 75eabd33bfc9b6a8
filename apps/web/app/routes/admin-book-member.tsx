export { AdminBookMemberPage as default } from '../features/payouts/pages/admin-book-member-page'
export { action, loader } from '../features/payouts/routes/admin-book-member.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
