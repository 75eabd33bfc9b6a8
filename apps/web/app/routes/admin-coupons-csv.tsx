export { loader } from '../features/moderation/routes/admin-coupons-csv.server'
