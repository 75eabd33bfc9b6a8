export { AdminBooksPage as default } from '../features/payouts/pages/admin-books-page'
export { loader } from '../features/payouts/routes/admin-books.server'
export { headMeta as meta } from '../lib/page/meta'
