export { loader } from '../features/payouts/routes/admin-book-csv.server'
