export { loader } from '../features/coupons/routes/seller-coupons-csv.server'
