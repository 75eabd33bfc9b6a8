export { loader } from '../features/payouts/routes/admin-payout-csv.server'
