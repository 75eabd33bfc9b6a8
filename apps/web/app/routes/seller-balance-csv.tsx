export { loader } from '../features/payouts/routes/seller-balance-csv.server'
