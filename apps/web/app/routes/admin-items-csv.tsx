export { loader } from '../features/moderation/routes/admin-items-csv.server'
