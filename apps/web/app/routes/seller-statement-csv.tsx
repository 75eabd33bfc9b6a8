export { loader } from '../features/payouts/routes/seller-statement-csv.server'
