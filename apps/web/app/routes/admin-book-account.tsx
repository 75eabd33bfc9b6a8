export { AdminBookAccountPage as default } from '../features/payouts/pages/admin-book-account-page'
export { loader } from '../features/payouts/routes/admin-book-account.server'
export { headMeta as meta } from '../lib/page/meta'
