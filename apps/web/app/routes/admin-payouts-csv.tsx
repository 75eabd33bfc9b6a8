export { loader } from '../features/payouts/routes/admin-payouts-csv.server'
