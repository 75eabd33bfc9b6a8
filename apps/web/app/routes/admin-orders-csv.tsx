export { loader } from '../features/moderation/routes/admin-orders-csv.server'
