export { loader } from '../features/coupons/routes/admin-coupons-csv.server'
