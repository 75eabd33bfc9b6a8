export { AdminBookMemberPage as default } from '../features/payouts/pages/admin-book-member-page'
export { action, loader } from '../features/payouts/routes/admin-book-member.server'
// After a refusal, too: the balance there is now is shown, and the next try is compared with it.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
